import { useState } from 'react'
import type { GameRecord } from '../../kernel/record.ts'
import { copyText } from '../account/copy-text.ts'
import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { sharedAddress } from './shared-address.ts'

/** Gives a finished game to others by a link that works for everybody: the whole game is in it. */
export function ShareGame({ record, text }: { record: () => Promise<GameRecord>; text: string }) {
  const { share } = useMessages()
  const [state, setState] = useState<'idle' | 'copied' | 'too-long' | { readonly address: string }>('idle')
  const give = async (): Promise<void> => {
    const address = await sharedAddress(await record())
    if (address === undefined) return setState('too-long')
    // A phone has a sheet of its own for this. Who closes it has changed their mind, which is no fault.
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches)
      return void navigator.share({ text, url: address }).catch(() => undefined)
    setState((await copyText(address)) ? 'copied' : { address })
  }
  return (
    <>
      <button type="button" className="button button--big" onClick={give}>
        <Icon name={state === 'copied' ? 'check' : 'link'} /> {state === 'copied' ? share.copied : share.share}
      </button>
      <span role="status" className={state === 'too-long' || typeof state === 'object' ? 'share-note' : 'spoken-only'}>
        {state === 'copied' && share.copied}
        {state === 'too-long' && share.tooLong}
        {typeof state === 'object' && <input readOnly aria-label={share.link} value={state.address} />}
      </span>
    </>
  )
}
