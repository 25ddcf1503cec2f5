import { useState } from 'react'
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../../boards/board.ts'
import { useSpeech } from '../../messages/messages.ts'
import { Icon } from '../../plates/Icon.tsx'
import type { TableSnapshot } from '../../session/session.ts'
import { PictureDialog } from './PictureDialog.tsx'
import { type ResultFacts, resultFacts } from './result-facts.ts'

/** Makes a picture of how the game ended, to be given to others. */
export function SharePicture({
  snapshot,
  board,
  who,
}: {
  snapshot: TableSnapshot
  board: Board | undefined
  who: (seat: Seat) => string
}) {
  const { language, messages } = useSpeech()
  const { share, end, absence } = messages
  const [facts, setFacts] = useState<ResultFacts>()
  const { game, play, scores = [], ended, finishedAt } = snapshot
  if (play === undefined) return null
  const make = (): void =>
    setFacts(
      resultFacts(scores, {
        ...{ game: game.title, date: share.on(finishedAt ?? Date.now()), who, end, words: game.words[language] },
        colorOf: seat => board?.colorOf(play.state, seat) ?? 'red',
        ...(ended && { verdict: absence.ended }),
      }),
    )
  return (
    <>
      <button type="button" className="button button--big" onClick={make}>
        <Icon name="picture" /> {share.picture}
      </button>
      {facts !== undefined && <PictureDialog facts={facts} onClose={() => setFacts(undefined)} />}
    </>
  )
}
