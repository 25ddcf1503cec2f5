import type { z } from 'zod'
import { anything } from '../../../protocol/answers.ts'
import { myPeople, personTie, seatTies } from '../../../protocol/people/answers.ts'
import type { MyPeople, newReport, PersonTie, SeatTie, tieChange } from '../../../protocol/people/requests.ts'
import { ask } from './ask.ts'
import { wasAtServer } from './person.ts'

/** People whom the viewer knows: following, blocking, reporting. */

/** With whom the viewer has played, and whom they follow; undefined for who has never been at the server. */
export const peopleOfMine = async (): Promise<MyPeople | undefined> =>
  wasAtServer() ? ask(myPeople, 'GET', '/me/people') : undefined

export const changeTie = (change: z.input<typeof tieChange>): Promise<PersonTie> =>
  ask(personTie, 'POST', '/me/people', change)

/** The others at a table, and what the viewer has with them. */
export const peopleAt = async (table: string): Promise<readonly SeatTie[]> =>
  wasAtServer() ? ask(seatTies, 'GET', `/tables/${table}/people`) : []

export const report = (about: z.input<typeof newReport>): Promise<unknown> => ask(anything, 'POST', '/reports', about)
