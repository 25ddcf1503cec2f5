import { useState } from 'react'
import { Link } from '../app/navigation.tsx'
import { OpenFile } from '../home/OpenFile.tsx'
import { useMessages } from '../messages/messages.ts'
import { useNamed } from '../shell/use-named.tsx'
import { OfferDialog } from './OfferDialog.tsx'
import { OfferRow } from './OfferRow.tsx'
import './offers.css'
import { PlaySomebody } from './PlaySomebody.tsx'
import { useOffers } from './use-offers.ts'

/** As many as the home page has room for. */
const SHOWN = 4

/** On the home page: seats that wait for somebody, playing with whoever waits (folded up for who has tables already), and the way in for a record. */
export function OpenSeats({ folded }: { folded: boolean }) {
  const { offers: say, home } = useMessages()
  const offers = useOffers()
  const [offering, offer] = useState(false)
  const { named, dialog } = useNamed()
  const known = offers === undefined || offers === 'away' ? [] : offers
  const section = (
    <section className="tables open-seats">
      <header>
        <h2>{say.title}</h2>
        <button type="button" className="text-button" onClick={() => named(() => offer(true))}>
          {say.offer}
        </button>
      </header>
      {offers === 'away' && <p className="quiet">{home.noServer}</p>}
      {offers !== 'away' && known.length === 0 && <p className="quiet">{offers === undefined ? '' : say.none}</p>}
      <ul className="offers">
        {known.slice(0, SHOWN).map(one => (
          <OfferRow key={one.table} offer={one} named={named} />
        ))}
      </ul>
      <p className="open-seats-all">
        <Link to={{ page: 'seats' }}>{say.all}</Link>
      </p>
      {offers !== 'away' && <PlaySomebody waiting={known} named={named} folded={folded} />}
      <OpenFile />
    </section>
  )
  return (
    <>
      {section}
      {dialog}
      {offering && <OfferDialog onClose={() => offer(false)} />}
    </>
  )
}
