import type { Gain } from '../../../games/newton/pack.ts'
import { IconAt } from '../../plates/Icon.tsx'
import { Coin } from '../../plates/pieces/Coin.tsx'
import { Rosette } from '../../plates/pieces/Rosette.tsx'

/** A bonus token on its gold space: an amount of one thing. Centred on the origin. */
export function BonusToken({ gain, radius }: { gain: Gain; radius: number }) {
  const inner = radius - 2
  const count = gain.potions ?? gain.students ?? 1
  return (
    <>
      <circle r={radius} fill="var(--r-coin)" stroke="var(--ink)" strokeWidth="1.1" />
      {gain.vp !== undefined && <Rosette points={gain.vp} x={0} y={0} size={inner * 2.15} />}
      {gain.coins !== undefined && <Coin amount={gain.coins} x={0} y={0} size={inner * 1.9} />}
      {(gain.potions !== undefined || gain.students !== undefined) && (
        <>
          <circle r={inner} fill="var(--paper-raised)" stroke="var(--ink)" strokeWidth=".9" />
          <IconAt
            name={gain.potions === undefined ? 'student' : 'potion'}
            x={count > 1 ? 3 : 0}
            y={0}
            size={count > 1 ? inner * 1.3 : inner * 1.55}
          />
          {count > 1 && (
            <text x={-4.5} y="4.2" className="plate-number" fontSize="12">
              {count}
            </text>
          )}
        </>
      )}
    </>
  )
}
