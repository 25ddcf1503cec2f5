import { type FormEvent, useMemo } from 'react'
import type { StandingOrder } from '../../kernel/orders.ts'
import { questionFor } from '../../kernel/play.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import { purposeIn } from '../question/choices.ts'
import type { TableCommands, TableSnapshot } from '../session/session.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { type Coming, comingQuestion } from './coming.ts'
import { OrderList } from './OrderList.tsx'
import { keepWords } from './order-words.ts'

/** Answers given in advance: those that stand, and the next question that can be answered so. */
export function OrderDialog({
  snapshot,
  board,
  commands,
  onClose,
}: {
  snapshot: TableSnapshot
  board: Board | undefined
  commands: TableCommands
  onClose: () => void
}) {
  const { orders: say } = useSpeech().messages
  const { play, seat, orders } = snapshot
  const coming = useMemo(
    () => (play === undefined || seat === undefined ? undefined : comingQuestion(play, seat, orders, board)),
    [play, seat, orders, board],
  )
  const open = play !== undefined && seat !== undefined && questionFor(play, seat) !== undefined
  const give = (order: StandingOrder): void => {
    if (coming !== undefined && seat !== undefined) keepWords(order, coming, seat)
    commands.order(order)
    if (open) onClose()
  }
  return (
    <Dialog title={say.title} onClose={onClose}>
      <p className="order-help">{say.help}</p>
      <OrderList orders={orders} commands={commands} />
      {coming === undefined || seat === undefined ? (
        <p>{say.nothing}</p>
      ) : (
        <OrderForm
          key={`${coming.play.state.answered} ${coming.question.frame.rule} ${orders.length}`}
          coming={coming}
          seat={seat}
          open={open}
          board={board}
          onGive={give}
        />
      )}
    </Dialog>
  )
}

function OrderForm({
  coming: { play, question },
  seat,
  open,
  board,
  onGive,
}: {
  coming: Coming
  seat: number
  /** It is asked now, and not only expected. */
  open: boolean
  board: Board | undefined
  onGive: (order: StandingOrder) => void
}) {
  const { language, messages } = useSpeech()
  const { orders: say } = messages
  const words = play.game.words[language]
  // What is declined for good is what most orders are about.
  const options = question.options.toSorted(
    (a, b) => Number(purposeIn(board, b) === 'leave') - Number(purposeIn(board, a) === 'leave'),
  )
  const listed = open ? options : question.options
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    onGive({
      id: crypto.randomUUID(),
      rule: question.frame.rule,
      key: String(form.get('key')),
      until: String(form.get('until')) as StandingOrder['until'],
      ...(form.get('touched') === null ? {} : { unlessTouched: true }),
    })
  }
  return (
    <form className="form" onSubmit={submit}>
      <h3>
        {open ? say.now : say.next} {words.question(play, question.frame, seat).title}
      </h3>
      <label>
        {say.answer}
        <select name="key">
          {listed.map(option => (
            <option key={option.key} value={option.key}>
              {words.option(play, option, question.frame)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say.howLong}
        <select name="until" defaultValue={open ? 'game' : 'once'}>
          {(open ? (['turn', 'game'] as const) : (['once', 'turn', 'game'] as const)).map(until => (
            <option key={until} value={until}>
              {say.untils[until]}
            </option>
          ))}
        </select>
      </label>
      {!open && (
        <label className="form-check">
          <input type="checkbox" name="touched" defaultChecked />
          {say.unlessTouched}
        </label>
      )}
      <button type="submit" className="button button--ink">
        {open ? say.giveAlways : say.give}
      </button>
    </form>
  )
}
