import type { StandingOrder } from '../../kernel/orders.ts'
import { useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import type { TableCommands } from '../session/session.ts'
import { forgetWords, wordsOf } from './order-words.ts'
import './orders.css'

/** What was answered in advance; each can be withdrawn. */
export function OrderList({ orders, commands }: { orders: readonly StandingOrder[]; commands: TableCommands }) {
  const { language, messages } = useSpeech()
  const { orders: say } = messages
  if (orders.length === 0) return null
  const withdraw = (id: string): void => {
    commands.withdraw(id)
    forgetWords(id)
  }
  return (
    <ul className="order-list" aria-label={say.given}>
      {orders.map(order => {
        const { question, answer } = wordsOf(order, language)
        return (
          <li key={order.id}>
            <Icon name="plan" />
            <span>
              <b>{answer}</b>{' '}
              <small>
                {say.when(question)} · {say.untils[order.until]}
              </small>
            </span>
            <button
              type="button"
              className="text-button"
              aria-label={say.withdrawOne(answer)}
              onClick={() => withdraw(order.id)}
            >
              {say.withdraw}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
