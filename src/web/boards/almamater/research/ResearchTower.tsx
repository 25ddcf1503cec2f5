import { memo } from 'react'
import { boardOf } from '../../../../games/almamater/layout.ts'
import type { Pack } from '../../../../games/almamater/pack.ts'
import { LAST_LEVEL } from '../../../../games/almamater/rules/research.ts'
import { Icon } from '../../../plates/Icon.tsx'
import { IconRow } from '../../../plates/IconRow.tsx'
import { MarkerDisc } from '../../../plates/pieces/MarkerDisc.tsx'
import type { SeatColor } from '../../../plates/seats.ts'
import { researchCostIcons } from '../cost-icons.ts'
import { effectIcons } from '../effect-icons.ts'
import { Place } from '../Place.tsx'
import { colorOfMarker, type TableInput } from '../table-input.ts'

/** The research track as a tower: a storey for each card, its milestone on top; the start below. */
export const ResearchTower = memo(function ResearchTower({ table }: { table: TableInput }) {
  const { play, labels } = table
  const { turn, layout } = play.state
  return (
    <div className="research">
      <h2 className="am-title">
        {labels.outline.research}
        <span className="research-pool number">
          {turn.green > 0 && (
            <span>
              {turn.green}
              <Icon name="freeStep" />
            </span>
          )}
          {turn.black > 0 && (
            <span>
              {turn.black}
              <Icon name="step" />
            </span>
          )}
        </span>
      </h2>
      {layout.research.map((id, storey) => (
        <Storey key={id} table={table} id={id} storey={storey} />
      ))}
      <Level table={table} level={0}>
        <span className="level-start">{labels.start}</span>
      </Level>
    </div>
  )
})

function Storey({ table, id, storey }: { table: TableInput; id: string; storey: number }) {
  const { pack } = table.play.components
  const card = pack.researchCards.cards.find(one => one.id === id)
  if (card === undefined) return null
  return (
    <div className="storey" style={{ order: -storey }}>
      <span className="storey-letter">{card.letter}</span>
      {[3, 2, 1].map(step => (
        <Level key={step} table={table} level={storey * 3 + step}>
          <LevelFace card={card} step={step} pack={pack} />
        </Level>
      ))}
    </div>
  )
}

/** What is printed on a level: its cost, or the bonus of its milestone. */
const LevelFace = memo(function LevelFace({
  card,
  step,
  pack,
}: {
  card: Pack['researchCards']['cards'][number]
  step: number
  pack: Pack
}) {
  const [first, second, { milestone }] = card.levels
  if (step === 3) {
    const bonus = pack.milestoneBonuses.find(one => one.id === milestone)
    return (
      <span className="level-face level-face--milestone">
        <Icon name="objective" size={1.3} />
        <IconRow tokens={(bonus?.effects ?? []).flatMap(effectIcons)} />
      </span>
    )
  }
  const level = step === 1 ? first : second
  const cost = pack.researchCosts.find(one => one.id === level.cost)
  return (
    <span className="level-face">
      {cost !== undefined && <IconRow tokens={researchCostIcons(cost)} />}
      {level.blue && (
        <span className="level-blue">
          <Icon name="blueMark" size={0.8} />
        </span>
      )}
    </span>
  )
})

const Marker = ({ color, ghost = false }: { color: SeatColor; ghost?: boolean }) => (
  <svg className={ghost ? 'marker is-ghost' : 'marker'} aria-hidden="true" viewBox="-10 -9.5 20 22">
    <MarkerDisc color={color} />
  </svg>
)

/** A level with its markers, the one on top of the stack first. */
function Level({ table, level, children }: { table: TableInput; level: number; children: React.ReactNode }) {
  const { play, marks } = table
  const { ranking, levels } = play.state
  const here = ranking.filter(marker => levels[marker] === level)
  const ghosts = (marks.preview?.ghosts ?? []).filter(({ piece, at }) => piece === 'marker' && at === `level:${level}`)
  const onWay = marks.preview?.way?.includes(`level:${level}`) === true
  const { finishSymbols } = boardOf(play)
  return (
    <Place table={table} place={`level:${level}`} className={onWay ? 'level level--way' : 'level'} readable={level > 0}>
      <span className="level-number number">{level}</span>
      {children}
      <span className="level-markers">
        {ghosts.map(({ color }) => (
          <Marker key={`ghost ${color}`} color={color} ghost />
        ))}
        {here.map((marker, at) => (
          <span
            key={colorOfMarker(play, marker)}
            className="level-marker"
            data-stands={marker === table.seat ? '' : undefined}
          >
            <Marker color={colorOfMarker(play, marker)} />
            {level === LAST_LEVEL && <small className="finish">{finishSymbols[at]}</small>}
          </span>
        ))}
      </span>
    </Place>
  )
}
