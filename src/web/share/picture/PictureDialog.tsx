import { useEffect, useState } from 'react'
import { useMessages } from '../../messages/messages.ts'
import { useDark } from '../../settings/use-dark.ts'
import { Dialog } from '../../shell/Dialog.tsx'
import { downloadFile } from '../../shell/download.ts'
import './picture.css'
import { inWords, type ResultFacts } from './result-facts.ts'
import { resultPicture } from './result-picture.ts'

const NAME = 'athenaeum.png'

/** The picture before it is given away, and what it says in words. */
export function PictureDialog({ facts, onClose }: { facts: ResultFacts; onClose: () => void }) {
  const { share, site } = useMessages()
  const dark = useDark()
  const [picture, setPicture] = useState<{ readonly file: File; readonly address: string } | 'failed'>()
  // biome-ignore lint/correctness/useExhaustiveDependencies(dark): colours are read from the page, anew in another theme
  useEffect(() => {
    let address = ''
    let left = false
    resultPicture(facts, site.name).then(
      blob => {
        if (left) return
        address = URL.createObjectURL(blob)
        setPicture({ file: new File([blob], NAME, { type: blob.type }), address })
      },
      () => setPicture('failed'),
    )
    return () => {
      left = true
      URL.revokeObjectURL(address)
    }
  }, [facts, site.name, dark])
  const words = inWords(facts)
  return (
    <Dialog title={share.pictureTitle} onClose={onClose}>
      {picture === undefined && <p role="status">{site.loading}</p>}
      {picture === 'failed' && <p role="alert">{share.noPicture}</p>}
      {typeof picture === 'object' && (
        <>
          <img className="result-picture" src={picture.address} alt={words} />
          <div className="result-picture-ways">
            {canShare(picture.file) && (
              <button
                type="button"
                className="button button--ink"
                // Who closes the sheet has changed their mind, which is no fault.
                onClick={() => void navigator.share({ files: [picture.file], text: words }).catch(() => undefined)}
              >
                {share.share}
              </button>
            )}
            <button type="button" className="button" onClick={() => downloadFile(NAME, picture.file)}>
              {share.savePicture}
            </button>
          </div>
        </>
      )}
      <label className="result-picture-words">
        {share.inWords}
        <textarea readOnly rows={3} value={words} />
      </label>
    </Dialog>
  )
}

const canShare = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] })
