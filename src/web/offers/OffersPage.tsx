import { useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import type { OfferFilter } from '../session/remote/offers.ts'
import { SitePage } from '../shell/SitePage.tsx'
import { useNamed } from '../shell/use-named.tsx'
import { FilterFields } from './FilterFields.tsx'
import { OfferDialog } from './OfferDialog.tsx'
import { OfferRow } from './OfferRow.tsx'
import './offers.css'
import { PlaySomebody } from './PlaySomebody.tsx'
import { useOffers } from './use-offers.ts'

const ANY = ''

function RatedFilter({ rated, onChange }: { rated: boolean | undefined; onChange: (rated?: boolean) => void }) {
  const { offers: say } = useMessages()
  const choose = (wanted: string): void => (wanted === ANY ? onChange() : onChange(wanted === 'true'))
  return (
    <label>
      {say.rating}
      <select value={rated === undefined ? ANY : String(rated)} onChange={event => choose(event.target.value)}>
        <option value={ANY}>{say.ratedOrNot}</option>
        <option value="true">{say.ratedOnly}</option>
        <option value="false">{say.unratedOnly}</option>
      </select>
    </label>
  )
}

/** All open seats, by game, pace and number of players. */
export function OffersPage() {
  const { offers: say, home } = useMessages()
  const [filter, setFilter] = useState<OfferFilter>({})
  const offers = useOffers(filter)
  const [offering, offer] = useState(false)
  const { named, dialog } = useNamed()
  const known = offers === undefined || offers === 'away' ? [] : offers
  const filtered = Object.values(filter).some(value => value !== undefined)
  return (
    <SitePage title={say.title}>
      <form className="form offers-filter" onSubmit={event => event.preventDefault()} aria-label={say.title}>
        <FilterFields filter={filter} onChange={setFilter} />
        <RatedFilter rated={filter.rated} onChange={rated => setFilter({ ...filter, rated })} />
      </form>
      {offers === 'away' && <p className="quiet">{home.noServer}</p>}
      {Array.isArray(offers) && known.length === 0 && (
        <p className="quiet" role="status">
          {filtered ? say.nothingFits : say.none}
        </p>
      )}
      <ul className="offers" aria-label={say.title}>
        {known.map(one => (
          <OfferRow key={one.table} offer={one} named={named} />
        ))}
      </ul>
      <p>
        <button type="button" className="button" onClick={() => named(() => offer(true))}>
          {say.offer}
        </button>
      </p>
      <PlaySomebody waiting={known} named={named} folded={false} />
      {dialog}
      {offering && <OfferDialog onClose={() => offer(false)} />}
    </SitePage>
  )
}
