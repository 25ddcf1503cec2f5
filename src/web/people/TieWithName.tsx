import { useEffect, useState } from 'react'
import type { PersonTie } from '../../protocol/people/requests.ts'
import { wasAtServer } from '../session/remote/person.ts'
import { changeTie } from '../session/remote/ties.ts'
import { TieButtons } from './TieButtons.tsx'

/** What the viewer can do about somebody who owns their name; nothing for who has never been at the server. */
export function TieWithName({ name }: { name: string }) {
  const [tie, setTie] = useState<PersonTie>()
  useEffect(() => {
    // Nothing is changed: it tells what there is.
    if (wasAtServer()) changeTie({ name }).then(setTie, () => setTie(undefined))
  }, [name])
  return tie && <TieButtons tie={tie} onChange={setTie} />
}
