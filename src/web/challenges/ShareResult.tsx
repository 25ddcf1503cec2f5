import { useState } from 'react'
import { copyText } from '../account/copy-text.ts'
import { addressOf } from '../app/route.ts'
import { Icon } from '../plates/Icon.tsx'
import { shareText } from './share-text.ts'
import type { TriedChallenge } from './use-challenge.ts'

/** The result as a text without the way, to be sent or copied. */
export function ShareResult({
  challenged: { say, challenge, position, tried, goal },
  game,
  day,
}: {
  challenged: TriedChallenge
  game: string
  day: string | undefined
}) {
  const [copied, setCopied] = useState(false)
  const { id } = challenge
  const address = new URL(addressOf({ page: 'challenge', game: position.game.id, id }), location.href).href
  const text = shareText(say, { day, game, goal, tried, address })
  const copy = async (): Promise<void> => setCopied(await copyText(text))
  // Who closes the browser's own sheet has changed their mind, which is no fault.
  const share = (): void => void navigator.share({ text }).catch(() => undefined)
  return (
    <>
      <h2>{say.tell}</h2>
      <pre className="challenge-text">{text}</pre>
      <div className="challenge-share">
        <button type="button" className="button" onClick={copy}>
          <Icon name={copied ? 'check' : 'link'} /> {copied ? say.copied : say.copy}
        </button>
        {'share' in navigator && (
          <button type="button" className="button" onClick={share}>
            <Icon name="arrow" /> {say.share}
          </button>
        )}
      </div>
    </>
  )
}
