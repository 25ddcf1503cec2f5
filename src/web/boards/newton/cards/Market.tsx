import { TargetBox } from '../../../plates/marks/TargetBox.tsx'
import type { BoardInput } from '../board-input.ts'
import type { NewtonLabels } from '../labels.ts'
import { ActionCard, type CardForm } from './ActionCard.tsx'

const roman = ['', 'I', 'II', 'III', 'IV', 'V']

/** Cards on offer: a deck of each level with the number of cards left in it, and its line. */
export function Market({
  scene,
  components,
  marks,
  pointing,
  labels,
  form = 'lying',
}: BoardInput & { labels: NewtonLabels; form?: CardForm }) {
  return (
    <section className={`sheet market market--${form}`} aria-label={labels.plates.offer}>
      <header className="market-header">
        <h2 className="sheet-title">{labels.plates.offer}</h2>
        <span className="sheet-caption">{labels.offerNote}</span>
      </header>
      {scene.market.map(row => (
        <div key={row.level} className="market-row">
          <TargetBox place={`deck:${row.level}`} marks={marks} pointing={pointing} className="market-deck">
            <span className="market-level">{roman[row.level]}</span>
            <span className="number">{row.deck}</span>
          </TargetBox>
          <div className="market-cards">
            {row.cards.map((id, i) =>
              id === undefined ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a gap is told apart by its place in the line alone
                <span key={i} className="market-gap" />
              ) : (
                <ActionCard
                  key={id}
                  id={id}
                  form={form}
                  components={components}
                  marks={marks}
                  pointing={pointing}
                  labels={labels}
                />
              ),
            )}
          </div>
        </div>
      ))}
    </section>
  )
}
