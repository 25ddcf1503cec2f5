import { types } from '../../../../games/inventions/pack.ts'
import { eraOf, playerAt } from '../../../../games/inventions/state.ts'
import { Icon } from '../../../plates/Icon.tsx'
import { TargetBox } from '../../../plates/marks/TargetBox.tsx'
import type { SeatColor } from '../../../plates/seats.ts'
import { typeColor, typeIcons } from '../effect-icons.ts'
import { People } from '../Person.tsx'
import { colorOf, type TableInput } from '../table-input.ts'
import { academy, exhaustedOf, homeOf } from '../targets.ts'

/** More than this many stand as one with their number. */
const mostAtHome = 4
const mostExhausted = 2

function Crowd({ color, count, most }: { color: SeatColor | undefined; count: number; most: number }) {
  if (count <= most) return <People color={color} count={count} />
  return (
    <>
      <People color={color} count={1} />
      <b className="number">×{count}</b>
    </>
  )
}

/** The three benches: traders, artisans and thinkers, at home and exhausted. */
export function Specialists({ play, seat, marks, pointing, labels }: TableInput) {
  const player = playerAt(play, seat)
  const color = colorOf(play.state, seat)
  return (
    <div className="benches">
      {types.map((type, at) => (
        <div key={type} className="bench" style={{ '--type': typeColor(at) }}>
          <TargetBox place={homeOf(type)} marks={marks} pointing={pointing} className="bench-home">
            <span className="bench-name">
              <Icon name={typeIcons[at] ?? 'pawn'} size={1.35} /> {labels.specialists[at]}
            </span>
            <span className="bench-people">
              <Crowd color={color} count={player.home[at] ?? 0} most={mostAtHome} />
            </span>
          </TargetBox>
          <TargetBox place={exhaustedOf(type)} marks={marks} pointing={pointing} className="bench-exhausted">
            <span className="bench-people">
              <Crowd color={color} count={player.exhausted[at] ?? 0} most={mostExhausted} />
            </span>
            {at === types.length - 1 && <small>{labels.exhausted}</small>}
          </TargetBox>
        </div>
      ))}
    </div>
  )
}

/** Scholars up to the limit, and the sages among them. */
export function Academy({ play, seat, marks, pointing, labels }: TableInput) {
  const player = playerAt(play, seat)
  const limit = eraOf(play, seat)
  return (
    <TargetBox place={academy} marks={marks} pointing={pointing} className="academy">
      <span className="sheet-caption">
        <Icon name="cap" /> {labels.academy}{' '}
        <b className="number">
          {player.scholars}/{limit}
        </b>
      </span>
      <span className="academy-people">
        <People color={colorOf(play.state, seat)} count={player.scholars} size={1.6} />
        {Array.from({ length: Math.max(0, limit - player.scholars) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
          <i key={at} className="academy-place" />
        ))}
        {Array.from({ length: player.sages }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sages are all alike
          <Icon key={at} name="sage" size={1.5} />
        ))}
      </span>
    </TargetBox>
  )
}
