import type { Judgement } from '../../bots/advice.ts'
import { type AmountChange, changesFor } from '../../kernel/amounts.ts'
import type { Seat } from '../../kernel/contract.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import { saidFaultHere } from '../messages/refusals/said.ts'
import { Icon } from '../plates/Icon.tsx'
import { Changes } from '../question/Changes.tsx'
import { choiceProps } from '../question/OptionRow.tsx'
import type { Answering } from '../question/use-answering.ts'
import './hint.css'
import type { Hinted } from './hinted.ts'
import { pointsIn, whyIn } from './in-points.ts'
import type { Hinting } from './use-hint.ts'

/** What a master would do, best first: each can be pointed at and picked like the answer that it is. */
export function HintSheet({
  hinting: { hint, hinted, close },
  answering,
  seat,
  board,
}: {
  hinting: Hinting
  answering: Answering
  seat: Seat | undefined
  board: Board | undefined
}) {
  const { messages } = useSpeech()
  const { hint: say, site } = messages
  if (hint.kind === 'none') return null
  return (
    <section className="hint" aria-label={say.title} aria-live="polite">
      <header>
        <Icon name="lamp" /> <b>{say.title}</b>
        <button type="button" className="text-button" aria-label={site.close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {hint.kind === 'thinking' && <p>{hint.before > 0 ? say.waiting(hint.before) : say.thinking}</p>}
      {hint.kind === 'failed' && <p role="alert">{say.failed(saidFaultHere(hint.why, messages))}</p>}
      {hint.kind === 'given' && (
        <>
          <ol>
            {hinted.map((one, at) => (
              <HintRow
                key={one.option.key}
                hinted={one}
                changes={seat === undefined ? [] : changesFor(one.events, seat)}
                board={board}
                rank={at + 1}
                alone={hinted.length === 1}
                words={hint.advice.words}
                answering={answering}
              />
            ))}
          </ol>
          {hint.advice.level !== 'master' && <p>{say.hurried}</p>}
          {!hint.advice.knowsGame && <p>{say.plain}</p>}
        </>
      )}
    </section>
  )
}

function HintRow({
  hinted: { option, choice, held, label, goesOn },
  changes,
  board,
  rank,
  alone,
  words,
  answering,
}: {
  hinted: Hinted
  /** What the whole line brings the viewer. */
  changes: readonly AmountChange[]
  board: Board | undefined
  rank: number
  alone: boolean
  words: Judgement['words']
  answering: Answering
}) {
  const { language, messages } = useSpeech()
  const { hint: say } = messages
  const { difference, terms } = option
  const size = Math.abs(difference)
  const points = pointsIn(language, size)
  const verdict = alone
    ? say.only
    : rank === 1
      ? difference < EVEN
        ? say.even
        : say.better(points)
      : difference > -EVEN
        ? say.about
        : say.worse(points)
  const inside = (
    <>
      <span className="hint-rank" aria-hidden="true">
        {rank}
      </span>
      <span>
        <b>{label}</b> <span className="hint-verdict">{verdict}</span>
        {goesOn.length > 0 && <small>{say.goesOn(goesOn.join(', '))}</small>}
        <small className="hint-changes">
          <Changes changes={changes} board={board} />
        </small>
        {terms.length > 0 && <small>{whyIn(language, words, terms)}</small>}
      </span>
    </>
  )
  return (
    <li>
      {choice === undefined ? (
        <div className="hint-row">{inside}</div>
      ) : (
        <button type="button" className="hint-row" {...choiceProps(choice, answering, held)}>
          {inside}
        </button>
      )}
    </li>
  )
}

/** Differences below this many points are noise. */
const EVEN = 0.3
