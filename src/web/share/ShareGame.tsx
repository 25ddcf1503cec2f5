import { useState } from 'react'
import type { GameRecord } from '../../kernel/record.ts'
import { copyText } from '../account/copy-text.ts'
import { useMessages } from '../messages/messages.ts'
import { saidFault } from '../messages/refusals/said.ts'
import { Icon } from '../plates/Icon.tsx'
import { useNamed } from '../shell/use-named.tsx'
import { keepAtServer } from './games-at-server.ts'
import { giveLink } from './give-link.ts'
import { type GameMoment, sharedAddress } from './shared-address.ts'
import './share.css'

type Sharing = 'idle' | 'copied' | 'too-long' | 'keeping' | { readonly address: string } | { readonly fault: unknown }

/**
 * Gives a finished game, or a moment of it, to others by a link that works for everybody: the whole game is in it, or is kept at
 * the server if they wish.
 */
export function ShareGame({
  record,
  text,
  moment = {},
  label,
  className = 'button button--big',
}: {
  record: () => Promise<GameRecord>
  text: string
  moment?: GameMoment
  label?: string
  className?: string
}) {
  const messages = useMessages()
  const { share } = messages
  const [state, setState] = useState<Sharing>('idle')
  const { named, dialog } = useNamed()
  const give = async (): Promise<void> => {
    const address = await sharedAddress(await record(), moment)
    if (address === undefined) return setState('too-long')
    const given = await giveLink(text, address)
    if (given !== 'shared') setState(given === 'copied' ? 'copied' : { address })
  }
  const keep = async (): Promise<void> => {
    setState('keeping')
    try {
      const address = await keepAtServer(await record(), moment)
      await copyText(address)
      setState({ address })
    } catch (fault) {
      setState({ fault })
    }
  }
  return (
    <>
      <button type="button" className={className} onClick={give}>
        <Icon name={state === 'copied' ? 'check' : 'link'} />{' '}
        {state === 'copied' ? share.copied : (label ?? share.share)}
      </button>
      <span role="status" className={state === 'idle' || state === 'copied' ? 'spoken-only' : 'share-note'}>
        {state === 'copied' && share.copied}
        {(state === 'too-long' || state === 'keeping') && (
          <>
            {share.tooLong}{' '}
            <button
              type="button"
              className="button"
              disabled={state === 'keeping'}
              onClick={() => named(() => void keep())}
            >
              {share.keepAtServer}
            </button>
          </>
        )}
        {typeof state === 'object' && 'address' in state && (
          <span className="form">
            <input readOnly aria-label={share.link} value={state.address} />
          </span>
        )}
        {typeof state === 'object' && 'fault' in state && (
          <span className="fault">{saidFault(state.fault, messages)}</span>
        )}
      </span>
      {dialog}
    </>
  )
}
