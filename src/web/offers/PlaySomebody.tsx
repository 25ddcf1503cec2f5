import { type FormEvent, useState } from 'react'
import type { OfferInfo, Wish } from '../../protocol/offers/requests.ts'
import { navigate } from '../app/navigation.tsx'
import { playable } from '../home/shelf-of-games.ts'
import { useMessages } from '../messages/messages.ts'
import { RatedCheck } from '../rated/RatedCheck.tsx'
import { type OfferFilter, playSomebody } from '../session/remote/offers.ts'
import { type Sending, SubmitButton } from '../shell/SubmitButton.tsx'
import { FilterFields } from './FilterFields.tsx'
import { keepWish, usualTiming } from './wish.ts'

/** Pairs the viewer with whoever waits, or lets them wait where others find them. */
export function PlaySomebody({
  waiting,
  named,
  folded,
}: {
  waiting: readonly OfferInfo[]
  named: (then: () => void) => void
  folded: boolean
}) {
  const { offers: say, ratings } = useMessages()
  const [filter, setFilter] = useState<OfferFilter>({ speed: 'live' })
  const [rated, setRated] = useState<true>()
  const [alike, setAlike] = useState(false)
  const [state, setState] = useState<Sending>('idle')
  const others = waiting.filter(({ seat, outside }) => seat === undefined && outside === undefined).length
  const play = async (): Promise<void> => {
    setState('busy')
    try {
      const wish: Wish = {
        ...wishOf(filter),
        ...{ ...(rated && { rated }), ...(alike && { ratings: 'about-mine' as const }) },
      }
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
    <details className="play-somebody" open={!folded}>
      <summary>
        <b>{say.now}</b> {others > 0 && <span className="quiet">{say.people(others)}</span>}
        <span className="quiet play-somebody-help">{say.nowHelp}</span>
      </summary>
      <form className="form" onSubmit={submit}>
        <FilterFields filter={filter} onChange={setFilter} />
        <RatedCheck rated={rated} blocked={undefined} onChoose={setRated} />
        <label className="form-check">
          <input type="checkbox" checked={alike} onChange={event => setAlike(event.target.checked)} />
          {ratings.onlyAbout}
        </label>
        <SubmitButton state={state}>{say.look}</SubmitButton>
      </form>
    </details>
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
