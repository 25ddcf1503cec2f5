import { array, boolean, number, string } from 'zod/mini'
import { tableInfo } from '../answers.ts'
import { whole } from '../whole.ts'
import type {
  Companion,
  FollowedPerson,
  InvitedPerson,
  MyInvitation,
  MyPeople,
  PersonTie,
  SeatTie,
} from './requests.ts'

const tieFields = { id: string(), name: string(), ownsName: boolean(), follows: boolean(), blocked: boolean() }
export const personTie = whole<PersonTie>(tieFields)
export const seatTies = array(whole<SeatTie>({ ...tieFields, seat: number() }))
export const invitedPeople = array(whole<InvitedPerson>({ id: string(), name: string(), declined: boolean() }))
export const myInvitations = array(whole<MyInvitation>({ since: number(), table: tableInfo }))
export const myPeople = whole<MyPeople>({
  companions: array(whole<Companion>({ ...tieFields, last: tableInfo })),
  following: array(whole<FollowedPerson>({ ...tieFields, tables: array(tableInfo) })),
  blocked: array(personTie),
})
