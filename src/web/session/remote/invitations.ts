import { anything, linkMade } from '../../../protocol/answers.ts'
import { invitedPeople, myInvitations } from '../../../protocol/people/answers.ts'
import type { InvitedPerson, MyInvitation } from '../../../protocol/people/requests.ts'
import { ask } from './ask.ts'
import { wasAtServer } from './person.ts'

/** Invitations by name: those that the viewer makes, and those that they get. */

export const invitedTo = (table: string): Promise<readonly InvitedPerson[]> =>
  ask(invitedPeople, 'GET', `/tables/${table}/invitations`)

/** Invites somebody by their id, as it was told; gives all who are invited there. */
export const inviteTo = (table: string, person: string): Promise<readonly InvitedPerson[]> =>
  ask(invitedPeople, 'POST', `/tables/${table}/invitations`, { person })

/** Invites somebody no more; gives all who still are. */
export const withdrawInvitation = (table: string, person: string): Promise<readonly InvitedPerson[]> =>
  ask(invitedPeople, 'DELETE', `/tables/${table}/invitations/${person}`)

export const myOwnInvitations = async (): Promise<readonly MyInvitation[]> =>
  wasAtServer() ? ask(myInvitations, 'GET', '/me/invitations') : []

/** The secret of a link that opens the table. */
export const openInvitation = async (table: string): Promise<string> =>
  (await ask(linkMade, 'POST', `/me/invitations/${table}`)).secret

export const declineInvitation = (table: string): Promise<unknown> =>
  ask(anything, 'DELETE', `/me/invitations/${table}`)
