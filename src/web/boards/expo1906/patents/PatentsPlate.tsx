import { memo } from 'react'
import { IconAt } from '../../../plates/Icon.tsx'
import { Piece } from '../../../plates/marks/Piece.tsx'
import { Target } from '../../../plates/marks/Target.tsx'
import { Way } from '../../../plates/marks/Way.tsx'
import { MarkerDisc } from '../../../plates/pieces/MarkerDisc.tsx'
import { Rosette } from '../../../plates/pieces/Rosette.tsx'
import { idOf, kindOf } from '../../../plates/targets.ts'
import { drawnAlike } from '../drawn-alike.ts'
import { countedIcon } from '../effect-icons.ts'
import { Plate } from '../Plate.tsx'
import type { TableInput } from '../table-input.ts'
import { Chits } from './Chits.tsx'
import { patentsHeight, patentsWidth, spacePoints, spaceRadius, startAt } from './patents-layout.ts'
import { Railway } from './Railway.tsx'
import { FundingRule, PrestigeRule } from './Rules.tsx'
import { chitOf, Leaders, startHeight, Tokens } from './Tokens.tsx'

/** The Patents Office, the Bonus chits, and the rules for prestige and funding. */
export const PatentsPlate = memo(
  function PatentsPlate({ table }: { table: TableInput }) {
    const { play, marks, pointing, labels } = table
    const { pack } = play.components
    const points = spacePoints(pack)
    const { spaces, rows } = pack.board.patentsOffice
    const start = startAt(rows.length)
    const way = (marks.preview?.way ?? []).map(place => points.get(idOf(place)))
    const legs = way.flatMap((from, i) => {
      const to = way[i + 1]
      return i % 2 === 0 && from !== undefined && to !== undefined ? [{ from, to }] : []
    })
    return (
      <Plate
        width={patentsWidth}
        height={patentsHeight}
        title={labels.patents}
        note={labels.leadNote(pack.scoring.leaderVpPerType)}
      >
        <Railway pack={pack} />
        <ellipse cx={start.x} cy={start.y} rx="19" ry={startHeight(play)} className="patent-start" />
        {spaces.map(({ id, row: resource, endVp = 0, bonusChit = false }) => {
          const at = points.get(id)
          if (at === undefined || resource === undefined) return null
          const chit = bonusChit
            ? chitOf(
                play,
                rows.findIndex(one => one.resource === resource),
              )
            : undefined
          const icon = chit === undefined ? undefined : countedIcon(chit.effect.vp)
          const radius = spaceRadius(endVp)
          return (
            <Target
              key={id}
              place={`space:${id}`}
              at={at}
              shape={bonusChit ? { kind: 'box', width: 30, height: 30 } : { kind: 'disc', radius }}
              marks={marks}
              pointing={pointing}
            >
              {bonusChit ? (
                <path
                  d="M-15 -14h30v21l-15 9l-15 -9Z"
                  className="patent-space"
                  data-full={chit === undefined ? undefined : ''}
                />
              ) : (
                <circle r={radius} className="patent-space" />
              )}
              {endVp > 0 && !bonusChit && (
                <text y="4.5" className="plate-number" fontSize="13">
                  {endVp}
                </text>
              )}
              {icon !== undefined && <IconAt name={icon} x={0} y={-1} size={19} />}
              {chit !== undefined && 'fixed' in chit.effect.vp && (
                <Rosette points={chit.effect.vp.fixed} x={0} y={-1} size={20} />
              )}
            </Target>
          )
        })}
        <Leaders play={play} x={patentsWidth - 15} />
        <Way legs={legs} by={marks.preview?.by} />
        <Tokens play={play} />
        {marks.preview?.ghosts?.map(({ piece, color, at }) => {
          const there = piece === 'marker' && kindOf(at) === 'space' ? points.get(idOf(at)) : undefined
          return (
            there !== undefined && (
              <Piece key={at} at={there} ghost>
                <MarkerDisc color={color} />
              </Piece>
            )
          )
        })}
        <Chits table={table} />
        <PrestigeRule table={table} />
        <FundingRule table={table} />
      </Plate>
    )
  },
  drawnAlike({
    of: ({ play: { state } }) => [
      state.tokens,
      state.chits,
      state.rowChits,
      ...state.players.flatMap(({ money, points }) => [money, points]),
    ],
    kinds: ['space', 'chit', 'funding'],
    preview: 'whole',
  }),
)
