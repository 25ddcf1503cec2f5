import type { AmountChange } from '../../kernel/amounts.ts'
import type { Board } from '../boards/board.ts'
import { Icon } from '../plates/Icon.tsx'
import './changes.css'

/** What is paid and gained, each with its sign and its icon. */
export function Changes({ changes, board }: { changes: readonly AmountChange[]; board: Board | undefined }) {
  return changes.map(({ type, amount }) => {
    const icon = board?.amountIcons[type]
    return (
      <span key={type} className={amount < 0 ? 'change change--cost' : 'change change--gain'}>
        {amount < 0 ? '−' : '+'}
        {Math.abs(amount)}
        {icon === undefined ? ` ${type}` : <Icon name={icon} size={1.15} />}
      </span>
    )
  })
}
