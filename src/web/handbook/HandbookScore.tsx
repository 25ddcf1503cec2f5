import { useMemo } from 'react'
import { ScoreTable } from '../end/ScoreTable.tsx'
import '../end/end.css'
import { personAt } from './BoardPicture.tsx'
import { InlineText } from './InlineText.tsx'
import { useReading } from './reading.ts'

/** The score sheet of a game that the engine brought to its end. */
export function HandbookScore({ caption }: { caption: string }) {
  const { game, board, matter } = useReading().handbook
  const play = useMemo(() => matter.ended(), [matter])
  return (
    <figure className="handbook-score">
      <ScoreTable
        play={play}
        pack={game.pack}
        scores={play.game.scores(play)}
        seat={undefined}
        board={board}
        who={personAt}
      />
      <figcaption>
        <InlineText text={caption} />
      </figcaption>
    </figure>
  )
}
