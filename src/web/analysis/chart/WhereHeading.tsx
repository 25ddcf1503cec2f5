import { useMemo, useState } from 'react'
import type { ExpectedAt } from '../../../bots/review/expected-points.ts'
import type { Seat } from '../../../kernel/contract.ts'
import type { SeatName } from '../../../kernel/words.ts'
import type { Board } from '../../boards/board.ts'
import { type LineMessages, useLineMessages } from '../../messages/lines/messages.ts'
import { useSpeech } from '../../messages/messages.ts'
import { saidFaultHere } from '../../messages/refusals/said.ts'
import type { ReplayedGame } from '../../replay/replayed-game.ts'
import { ThoughtProgress } from '../../thinking/ThoughtProgress.tsx'
import './chart.css'
import { useExpected } from './use-expected.ts'
import { type ChartLetter, type ChartSeat, type ChartView, expectedIn, positionAt, ValueChart } from './ValueChart.tsx'

interface WhereHeadingProps {
  readonly id: string
  readonly course: ReplayedGame
  readonly board: Board | undefined
  readonly who: SeatName
  readonly looked: Seat
  readonly letters: readonly ChartLetter[]
  readonly at: number
  readonly height: number
  /** Whether the chart has its own; where the page has one, that is enough. */
  readonly slider: boolean
  readonly onGo: (at: number) => void
}

/** Where the game was heading: the chart, what it says at one position, and a closer look. */
export function WhereHeading({
  id,
  course: game,
  board,
  who,
  looked,
  letters,
  at,
  height,
  slider,
  onGo,
}: WhereHeadingProps) {
  const { language, messages } = useSpeech()
  const say = useLineMessages(language)
  const { course, quick, closer } = useExpected(id, game.record)
  const [view, look] = useState<ChartView>({ open: false, what: 'points' })
  const parts = useMemo(() => partsOf(game), [game])
  const setup = game.states[0]
  if (say === undefined || setup === undefined) return null
  const { chart } = say
  const seats = Array.from({ length: game.record.players }, (_, seat) => ({
    color: board?.colorOf(setup, seat) ?? ('red' as const),
    name: who(seat),
  }))
  const here = course && positionAt(course, at)
  const said = saidAt(here, seats, view, chart)
  return (
    <figure className="where-heading">
      <div className="where-heading-head">
        <figcaption>
          <b>{chart.title}</b> <span className="where-heading-of">{view.open ? chart.openHelp : chart.knownHelp}</span>
        </figcaption>
        <Choices view={view} chart={chart} onLook={look} />
      </div>
      {course === undefined ? (
        <ThoughtProgress
          thinking={quick}
          label={chart.thinking}
          start={chart.begin}
          failed={why => chart.failed(saidFaultHere(why, messages))}
        />
      ) : (
        <>
          <ValueChart
            {...{ course, seats, looked, view, letters, parts, at, height, onGo }}
            label={chart.label(who(looked))}
          />
          {slider && (
            <input
              type="range"
              min={0}
              max={game.states.length - 1}
              value={at}
              aria-label={messages.replay.position}
              aria-valuetext={said.join(', ')}
              onChange={event => onGo(Number(event.target.value))}
            />
          )}
          <div className="where-heading-foot">
            <p aria-live="polite">{said.join(' · ')}</p>
            {closer !== undefined && (
              <ThoughtProgress
                thinking={closer}
                label={chart.closerThinking}
                start={chart.closer}
                whenAsked
                failed={why => chart.failed(saidFaultHere(why, messages))}
              />
            )}
          </div>
          <small className="where-heading-note">{chart.quickPlans}</small>
        </>
      )}
    </figure>
  )
}

/** What the chart says at a position, seat by seat. */
const saidAt = (
  here: ExpectedAt | undefined,
  seats: readonly ChartSeat[],
  view: ChartView,
  chart: LineMessages['chart'],
): readonly string[] =>
  seats.map(({ name }, seat) => {
    const { mean, low, high, won } = expectedIn(here, seat, view)
    return view.what === 'won'
      ? chart.wins(name, Math.round(won * 100))
      : chart.points(name, Math.round(mean), Math.round(low), Math.round(high))
  })

/** Whose knowledge counts, and what is drawn. */
function Choices({
  view,
  chart,
  onLook: look,
}: {
  view: ChartView
  chart: LineMessages['chart']
  onLook: (view: ChartView) => void
}) {
  return (
    <div className="where-heading-choices">
      <Choice on={!view.open} label={chart.known} onChoose={() => look({ ...view, open: false })} />
      <Choice on={view.open} label={chart.open} onChoose={() => look({ ...view, open: true })} />
      <span className="where-heading-gap" />
      <Choice on={view.what === 'points'} label={chart.inPoints} onChoose={() => look({ ...view, what: 'points' })} />
      <Choice on={view.what === 'won'} label={chart.inWins} onChoose={() => look({ ...view, what: 'won' })} />
    </div>
  )
}

const Choice = ({ on, label, onChoose }: { on: boolean; label: string; onChoose: () => void }) => (
  <button type="button" aria-pressed={on} onClick={onChoose}>
    {label}
  </button>
)

const roman = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX'.split(' ')

/** Rounds, or whatever the first number of a game's moments counts. */
function partsOf({ happened }: ReplayedGame): readonly { readonly at: number; readonly name: string }[] {
  const starts = happened.flatMap(({ moment }, at) =>
    at < happened.length - 1 && moment[0] !== happened[at - 1]?.moment[0] ? [at] : [],
  )
  return starts.map((at, number) => ({ at, name: roman[number] ?? '' }))
}
