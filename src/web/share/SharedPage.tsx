import { useEffect, useState } from 'react'
import type { Seat } from '../../kernel/contract.ts'
import { Link, navigate } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import { saidFaultHere } from '../messages/refusals/said.ts'
import { type HeldGame, keepShared } from './shared-games.ts'

/** A game that somebody has shared: it is checked, and opens in the replay. */
export function SharedPage({ held, at, seat }: { held: HeldGame; at?: number | undefined; seat?: Seat | undefined }) {
  const messages = useMessages()
  const { share, site } = messages
  const [fault, setFault] = useState<unknown>()
  useEffect(() => {
    const moment = { ...(at === undefined ? {} : { at }), ...(seat === undefined ? {} : { seat }) }
    void keepShared(held).then(id => navigate({ page: 'replay', id, ...moment }, 'replace'), setFault)
  }, [held, at, seat])
  return (
    <main className="plain-page">
      {fault === undefined ? (
        <p role="status">{site.loading}</p>
      ) : (
        <>
          <h1>{share.broken}</h1>
          <p role="alert">{saidFaultHere(fault, messages)}</p>
          <Link to={{ page: 'home' }} className="button">
            {site.home}
          </Link>
        </>
      )}
    </main>
  )
}
