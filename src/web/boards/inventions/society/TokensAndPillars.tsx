import { playerAt } from '../../../../games/inventions/state.ts'
import { row } from '../../../../kernel/rows.ts'
import { IconRow } from '../../../plates/IconRow.tsx'
import { TargetBox } from '../../../plates/marks/TargetBox.tsx'
import { Pillar } from '../../../plates/pieces/Pillar.tsx'
import { effectIcons } from '../effect-icons.ts'
import { colorOf, type TableInput } from '../table-input.ts'

/** Influence tokens that are still to be placed, with the citizens that each of them calls home. */
export function OwnTokens({ play, seat, marks, pointing, labels }: TableInput) {
  const player = playerAt(play, seat)
  const color = colorOf(play.state, seat)
  return (
    <div className="own-tokens">
      <span className="sheet-caption">{labels.tokens}</span>
      {player.tokens.map(id => {
        const token = row(play.components.influenceTokens, id)
        return (
          <TargetBox
            key={id}
            place={`token:${id}`}
            marks={marks}
            pointing={pointing}
            readable
            className="own-token"
            style={{ '--owner': `var(--p-${color}-text)` }}
          >
            <IconRow tokens={effectIcons(token.chain)} />
            {token.cost > 0 && <small className="number">{token.cost}</small>}
          </TargetBox>
        )
      })}
    </div>
  )
}

/** Pillars that are still beside the board, and the places of those that stand in the assembly. */
export function OwnPillars({ play, seat, labels }: TableInput) {
  const player = playerAt(play, seat)
  const color = colorOf(play.state, seat)
  const { seasonPillars } = play.components.pack.playerPieces
  const pillars = [
    { height: 30, here: player.epoch === '' },
    ...Array.from({ length: seasonPillars }, (_, at) => ({ height: 22, here: at >= player.seasons.length })),
  ]
  return (
    <div className="own-pillars">
      <span className="sheet-caption">{labels.pillars}</span>
      <svg viewBox="0 0 72 34" width="72" height="34" aria-hidden="true">
        {pillars.map(({ height, here }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pillars of one size are all alike
          <g key={at} transform={`translate(${12 + at * 22} ${33 - height / 2})`}>
            {here ? (
              <Pillar color={color} height={height} />
            ) : (
              <rect className="pillar-gone" x={-height / 4} y={-height / 2} width={height / 2} height={height} />
            )}
          </g>
        ))}
      </svg>
    </div>
  )
}
