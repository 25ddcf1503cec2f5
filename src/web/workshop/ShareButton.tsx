import { useState } from 'react'
import { copyText } from '../account/copy-text.ts'
import { Link } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import { saidFault } from '../messages/refusals/said.ts'
import { titleOfPack, withTitle } from '../pack/pack-title.ts'
import { Icon } from '../plates/Icon.tsx'
import { settings } from '../settings/settings.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { NameDialog } from '../shell/NameDialog.tsx'
import type { WorkshopBench } from './bench.ts'
import { sharePack } from './shared-packs.ts'
import type { PackUnderWork } from './use-pack-under-work.ts'

type Sharing = { readonly step: 'name' | 'waiting' } | { readonly step: 'shared'; readonly address: string }

/** Gives the pack away by a link at this server: with its name, its owner and its version. */
export function ShareButton({ bench, work, sound }: { bench: WorkshopBench; work: PackUnderWork; sound: boolean }) {
  const messages = useMessages()
  const { workshop: say } = bench.messages
  const [sharing, setSharing] = useState<Sharing>()
  const [fault, setFault] = useState<string>()
  const share = async (): Promise<void> => {
    setSharing({ step: 'waiting' })
    setFault(undefined)
    const told = titleOfPack(work.pack)
    const title = { ...told, name: told.name.trim() || say.ofWhom(settings.get().name) }
    const pack = withTitle(work.pack, title)
    try {
      setSharing({ step: 'shared', address: await sharePack(bench.game.id, title, pack) })
      work.change(() => withTitle(pack, { ...title, version: title.version + 1 }))
    } catch (why) {
      setSharing(undefined)
      setFault(saidFault(why, messages))
    }
  }
  const begin = (): void => {
    if (settings.get().name === '') setSharing({ step: 'name' })
    else void share()
  }
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={!sound || sharing?.step === 'waiting'}
        title={sound ? undefined : say.cannotTry}
        onClick={begin}
      >
        <Icon name="link" /> <span>{say.share}</span>
      </button>
      {fault !== undefined && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
      {sharing?.step === 'name' && <NameDialog onNamed={share} onClose={() => setSharing(undefined)} />}
      {sharing?.step === 'shared' && (
        <Dialog title={say.shared} onClose={() => setSharing(undefined)}>
          <p>{say.sharedHelp}</p>
          <p className="quiet">
            {say.withdrawHelp} <Link to={{ page: 'you' }}>{messages.you.title}</Link>
          </p>
          <p className="ws-address">
            <input readOnly className="ws-text" aria-label={say.shared} value={sharing.address} />
            <button type="button" className="button button--ink" onClick={() => void copyText(sharing.address)}>
              {say.copy}
            </button>
          </p>
        </Dialog>
      )}
    </>
  )
}
