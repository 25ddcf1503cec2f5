import type { ReactNode } from 'react'
import type { Play } from '../../kernel/contract.ts'
import type { SeatName } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import { Scrolled } from '../shell/Scrolled.tsx'
import { AnswerList } from './AnswerList.tsx'
import { Consequence } from './Consequence.tsx'
import type { Asking, Choice } from './choices.ts'
import type { MovablePiece } from './pieces.ts'
import { QuestionFoot } from './QuestionFoot.tsx'
import { QuestionHead } from './QuestionHead.tsx'
import './question.css'
import { useLowWindow } from '../table/use-room.ts'
import type { Answering } from './use-answering.ts'
import { useFolding } from './use-folding.ts'
import { letters, useOptionKeys } from './use-option-keys.ts'
import { WasteWarning } from './WasteWarning.tsx'

/** The open question: what is asked, every answer, what is blocked and why, and what an answer would bring. */
export function QuestionSheet({
  asking,
  answering,
  play,
  board,
  who,
  spoken,
  clock,
  lesson,
  aid,
  taking,
}: {
  asking: Asking
  answering: Answering
  play: Play
  board: Board | undefined
  who: SeatName
  spoken: (place: string) => string
  clock?: ReactNode
  /** A lesson stands in `aid` and needs its room. */
  lesson: boolean
  /** What helps to answer, between the question and its answers. */
  aid?: ReactNode
  /** Undo, redo, restart. */
  taking: ReactNode
}) {
  const { language, messages } = useSpeech()
  const { table } = messages
  const folding = useFolding(asking, answering)
  const aside = asking.choices.filter(choice => choice.purpose === 'aside')
  const leave = asking.choices.filter(choice => choice.purpose === 'leave')
  const lettered = [...folding.listed, ...folding.pieces, ...aside, ...leave]
  const letterOf = (row: Choice | MovablePiece): string => letters[lettered.indexOf(row)] ?? ''
  useOptionKeys(lettered, answering)
  const shown = answering.pointed ?? answering.selected
  const isLow = useLowWindow()
  const then =
    shown === undefined ? (
      <p className="question-then question-then--empty">{table.select}</p>
    ) : (
      <Scrolled className="question-then" label={table.consequence}>
        <Consequence choice={shown} play={play} board={board} who={who} />
      </Scrolled>
    )
  return (
    <section className={lesson ? 'question question--lesson' : 'question'} aria-labelledby="question-title">
      <QuestionHead
        asking={asking}
        game={play.state.game}
        keyWords={board?.keyWords[language] ?? []}
        clock={clock}
        then={isLow && shown !== undefined ? then : undefined}
      />
      {aid}
      <WasteWarning answering={answering} />
      <AnswerList
        folding={folding}
        aside={aside}
        letterOf={letterOf}
        answering={answering}
        play={play}
        board={board}
        spoken={spoken}
      />
      {!isLow && then}
      <QuestionFoot asking={asking} leave={leave} answering={answering} taking={taking} />
    </section>
  )
}
