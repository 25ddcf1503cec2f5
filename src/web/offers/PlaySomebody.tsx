import { type FormEvent, useState } from 'react'
import type { OfferInfo, Wish } from '../../protocol/offers/requests.ts'
import { navigate } from '../app/navigation.tsx'
import { playable } from '../home/shelf-of-games.ts'
import { useMessages } from '../messages/messages.ts'
import { saidFault } from '../messages/refusals/said.ts'
import { type OfferFilter, playSomebody } from '../session/remote/offers.ts'
import { FilterFields } from './FilterFields.tsx'
import { keepWish, usualTiming } from './wish.ts'

/** Pairs the viewer with whoever waits, or lets them wait where others find them. */
export function PlaySomebody({ waiting, named }: { waiting: readonly OfferInfo[]; named: (then: () => void) => void }) {
  const messages = useMessages()
  const { offers: say } = messages
  const [filter, setFilter] = useState<OfferFilter>({ speed: 'live' })
  const [state, setState] = useState<'idle' | 'busy' | { readonly fault: unknown }>('idle')
  const others = waiting.filter(({ seat }) => seat === undefined).length
  const play = async (): Promise<void> => {
    setState('busy')
    try {
      const wish = wishOf(filter)
      const { table } = await playSomebody(wish)
      keepWish(table, wish)
      navigate({ page: 'table', id: table })
    } catch (fault) {
      setState({ fault })
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    named(() => void play())
  }
  return (
    <form className="form play-somebody" onSubmit={submit}>
      <div>
        <b>{say.now}</b> {others > 0 && <span className="quiet">{say.people(others)}</span>}
        <p className="quiet">{say.nowHelp}</p>
      </div>
      <FilterFields filter={filter} onChange={setFilter} />
      <button type="submit" className="button button--ink" disabled={state === 'busy'}>
        {say.look}
      </button>
      {typeof state === 'object' && (
        <p role="alert" className="fault">
          {saidFault(state.fault, messages)}
        </p>
      )}
    </form>
  )
}

/** Where any game will do, one is offered that takes so many. */
function wishOf({ game, speed, players }: OfferFilter): Wish {
  const fitting = playable.filter(one => players === undefined || one.players.max >= players).map(({ id }) => id)
  return {
    games: game === undefined ? fitting : [game],
    speeds: speed === undefined ? ['live', 'days'] : [speed],
    ...(players === undefined ? {} : { players }),
    ...usualTiming(speed ?? 'live'),
  }
}
