import { useEffect, useState } from 'react'
import type { PersonInfo } from '../../protocol/rest.ts'
import { useMessages } from '../messages/messages.ts'
import { knownPerson } from '../session/remote/person.ts'
import { SitePage } from '../shell/SitePage.tsx'
import './account.css'
import { Entrance } from './Entrance.tsx'
import { Person } from './Person.tsx'

/** Who the viewer is at this server. Nothing of it is needed to play, and the page says so. */
export function AccountPage() {
  const { you, site } = useMessages()
  const [person, setPerson] = useState<PersonInfo | 'loading' | 'no-server' | undefined>('loading')
  useEffect(() => void knownPerson().then(setPerson, () => setPerson('no-server')), [])
  return (
    <SitePage title={you.title}>
      <p className="quiet">{you.notNeeded}</p>
      {person === 'loading' ? (
        <p role="status">{site.loading}</p>
      ) : person === 'no-server' ? (
        <p role="alert" className="fault">
          {you.noServer}
        </p>
      ) : person === undefined ? (
        <Entrance onKnown={setPerson} />
      ) : (
        <Person key={person.id} person={person} onChange={setPerson} />
      )}
    </SitePage>
  )
}
