import { pieceProps } from './piece-kind.ts'

/** Coins as an amount: a gold disc with the number. */
export const Coin = ({ amount, x, y, size = 18 }: { amount: number; x: number; y: number; size?: number }) => (
  <g {...pieceProps('coin')}>
    <circle cx={x} cy={y} r={size / 2} fill="var(--r-coin)" stroke="var(--on-coin)" strokeWidth="1.1" />
    <text
      x={x}
      y={y + Math.max(12, size * 0.68) * 0.35}
      className="plate-number"
      fontSize={Math.max(12, size * 0.68)}
      fill="var(--on-coin)"
    >
      {amount}
    </text>
  </g>
)
