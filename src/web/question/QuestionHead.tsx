import type { ReactNode } from 'react'
import type { KeyWord } from '../boards/board.ts'
import { useMessages } from '../messages/messages.ts'
import type { Asking } from './choices.ts'
import { withKeyWords } from './key-words.ts'
import { RuleLink } from './RuleLink.tsx'

/** What is asked, what helps to understand it, and the ways to the rules behind it. */
export function QuestionHead({
  asking,
  game,
  keyWords,
  clock,
  then,
}: {
  asking: Asking
  game: string
  keyWords: readonly KeyWord[]
  clock?: ReactNode
  /** What an answer would bring, in place of the help where there is little room. */
  then?: ReactNode
}) {
  const { table } = useMessages()
  const [rule] = asking.rules
  return (
    <header className="question-head">
      <div className="question-eyebrow">
        <span>{table.yourTurn}</span>
        {clock}
      </div>
      <h1 id="question-title">
        <Linked text={asking.title} game={game} keyWords={keyWords} />
      </h1>
      <p className="question-help">
        <Linked text={asking.help ?? ''} game={game} keyWords={keyWords} />{' '}
        {rule !== undefined && <RuleLink game={game} rule={rule} />}
      </p>
      {then}
    </header>
  )
}

/** A text whose key words lead to their rules. */
const Linked = ({ text, game, keyWords }: { text: string; game: string; keyWords: readonly KeyWord[] }) =>
  withKeyWords(text, keyWords).map(part =>
    part.rule === undefined ? (
      part.text
    ) : (
      <RuleLink key={part.rule} game={game} rule={part.rule}>
        {part.text}
      </RuleLink>
    ),
  )
