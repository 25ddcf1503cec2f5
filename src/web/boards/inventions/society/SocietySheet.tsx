import { playerAt } from '../../../../games/inventions/state.ts'
import { SeatBadge } from '../../../plates/pieces/MarkerDisc.tsx'
import { hatchOf } from '../../../plates/seats.ts'
import { CardBox } from '../cards/CardBox.tsx'
import { colorOf, type TableInput } from '../table-input.ts'
import { Counters } from './Counters.tsx'
import { Goals } from './Goals.tsx'
import { ProgressMap } from './ProgressMap.tsx'
import { Academy, Specialists } from './Specialists.tsx'
import './society.css'
import './people.css'
import './tokens-and-tiles.css'
import './cards-and-goals.css'
import './society-forms.css'
import './seat.css'
import { TilesDisplay } from './TilesDisplay.tsx'
import { OwnPillars, OwnTokens } from './TokensAndPillars.tsx'

/** A society: its people on the left, what they build in the middle, ideas, inventions and goals on the right. */
export function SocietySheet(input: TableInput) {
  const { play, seat, labels } = input
  const player = playerAt(play, seat)
  const color = colorOf(play.state, seat)
  return (
    <section className="sheet society" aria-label={labels.society}>
      {color !== undefined && (
        <svg className="society-edge" aria-hidden="true">
          <rect width="5" height="100%" fill={hatchOf(color)} />
        </svg>
      )}
      <div className="society-people">
        <header className="society-header">
          {color !== undefined && <SeatBadge color={color} size={1.3} />}
          <h2 className="sheet-title">{labels.society}</h2>
          <Counters {...input} />
        </header>
        <Specialists {...input} />
        <div className="society-beside">
          <Academy {...input} />
          <OwnTokens {...input} />
          <OwnPillars {...input} />
        </div>
      </div>
      <ProgressMap {...input} />
      <TilesDisplay {...input} />
      <div className="society-inventions">
        <span className="sheet-caption">{labels.inventions}</span>
        {player.inventions.map(id => (
          <CardBox key={id} {...input} id={id} invented form="brief" />
        ))}
      </div>
      <div className="society-ideas">
        <span className="sheet-caption">{labels.ownIdeas}</span>
        <div className="society-cards">
          {player.ideas.map(id => (
            <CardBox key={id} {...input} id={id} />
          ))}
        </div>
        <Goals {...input} />
      </div>
    </section>
  )
}
