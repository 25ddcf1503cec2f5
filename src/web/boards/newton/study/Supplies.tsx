import { IconRow } from '../../../plates/IconRow.tsx'
import { points, thing } from '../../../plates/icon-tokens.ts'
import { TargetBox } from '../../../plates/marks/TargetBox.tsx'
import { Cube } from '../../../plates/pieces/Cube.tsx'
import { Spines } from '../../../plates/pieces/Spines.tsx'
import type { PlayerInput } from '../board-input.ts'
import { effectIcons } from '../effect-icons.ts'

/** Travel cubes in the order in which they leave, last one first; the points of the last four below them. */
export function TravelCubes({ player, components, marks, pointing, labels }: PlayerInput) {
  const slots = components.playerBoard.travelCubes.slots.toSorted((a, b) => b.order - a.order)
  const placed = slots.length - player.cubesLeft
  const next = slots.find(slot => slot.order === placed + 1)
  return (
    <div className="cubes">
      <span className="sheet-caption study-caption">{labels.cubes}</span>
      <div className="cubes-row">
        {slots.map(slot => (
          <TargetBox
            key={slot.order}
            place={`cube:${slot.order}`}
            marks={marks}
            pointing={pointing}
            className="cube-slot"
          >
            {slot.order > placed && (
              <svg className="cube-piece" aria-hidden="true" viewBox="-8.5 -8.5 17 17">
                <Cube color={player.color} size={16} />
              </svg>
            )}
            {slot.vp > 0 && (
              <span className="cube-points">
                <IconRow tokens={[points(slot.vp)]} />
              </span>
            )}
          </TargetBox>
        ))}
      </div>
      <span className="cubes-next">{next !== undefined && labels.nextCube(next.order, next.vp)}</span>
    </div>
  )
}

/** Piles of bookshelf tiles, each with what its last tile gives. */
export function ShelfPiles({ player, components, marks, pointing, labels }: PlayerInput) {
  const { piles } = components.playerBoard.bookshelfPiles
  let left = player.shelfTilesLeft
  const leftIn = new Map(
    piles.toReversed().map(({ pile, tiles }) => {
      const here = Math.min(left, tiles)
      left -= here
      return [pile, here]
    }),
  )
  return (
    <div className="piles">
      <span className="sheet-caption study-caption">{labels.piles}</span>
      <div className="piles-row">
        {piles.map(({ pile, tiles, thirdTileBonus }) => {
          const here = leftIn.get(pile) ?? 0
          const bonus = effectIcons(thirdTileBonus)
          return (
            <TargetBox
              key={pile}
              place={`pile:${pile}`}
              marks={marks}
              pointing={pointing}
              className={here === 0 ? 'pile pile--empty' : 'pile'}
            >
              <svg className="pile-books" aria-hidden="true" viewBox="0 0 28 22">
                {Array.from({ length: tiles }, (_, i) => i).map(i =>
                  i < here ? (
                    <Spines key={i} color={player.color} x={0.6 + i * 9} y={1} width={8.4} height={20} count={1} />
                  ) : (
                    <rect key={i} x={0.6 + i * 9} y="1" width="7.8" height="20" className="pile-gone" />
                  ),
                )}
              </svg>
              <IconRow
                tokens={bonus.map(token => (token.kind === 'thing' && token.count === 1 ? thing(token.icon) : token))}
              />
            </TargetBox>
          )
        })}
      </div>
    </div>
  )
}
