import type { z } from 'zod'
import { anything, personInfo } from '../../../protocol/answers.ts'
import type { PersonInfo, personChange } from '../../../protocol/rest.ts'
import { CALLED_KEY } from '../../calls/is-called.ts'
import { forgetServerRatings } from '../../levels/kept-strength.ts'
import { changeSettings, settings } from '../../settings/settings.ts'
import { ask } from './ask.ts'
import { RefusedByServer } from './refused-by-server.ts'

/** Who the viewer is at the server: a cookie that scripts cannot read says it, and this key that there is one. */
const KEY = 'athenaeum-guest'

/** Whether this browser has been at the server before. */
export const wasAtServer = (): boolean => localStorage.getItem(KEY) !== null

/** The person of this browser; undefined for who has not been there, or is no longer known. */
export async function knownPerson(): Promise<PersonInfo | undefined> {
  if (!wasAtServer()) return undefined
  try {
    return await ask(personInfo, 'GET', '/me')
  } catch (fault) {
    if (fault instanceof RefusedByServer && fault.code === 'no-session') return undefined
    throw fault
  }
}

/** The person of this browser, or a new guest. */
export const meAtServer = async (): Promise<PersonInfo> => (await knownPerson()) ?? newGuest(settings.get().name)

export const newGuest = async (name: string): Promise<PersonInfo> =>
  remembered(await ask(personInfo, 'POST', '/session', { name }))

/** The person who owns the name, on this device too. */
export const signIn = async (name: string, password: string): Promise<PersonInfo> =>
  remembered(await ask(personInfo, 'POST', '/session', { name, password }))

/** From now on this browser is nobody at the server, and is asked for a name when it needs one. */
export const signOut = (): Promise<void> => ask(anything, 'DELETE', '/session').then(forgotten)

/** The same on every device. */
export const signOutEverywhere = (): Promise<void> => ask(anything, 'DELETE', '/me/sessions').then(forgotten)

/** Everything that the server keeps of the viewer, as a text of JSON. */
export const allOfMe = async (): Promise<string> =>
  JSON.stringify(await ask(anything, 'GET', '/me/export'), undefined, 2)

/** Deletes the viewer at the server, with all that is theirs there. */
export const deleteMe = (password: string): Promise<void> =>
  ask(anything, 'DELETE', '/me', password === '' ? {} : { password }).then(forgotten)

function forgotten(): void {
  localStorage.removeItem(KEY)
  // The server has forgotten the device with the session: whoever comes next is not called here unasked.
  localStorage.removeItem(CALLED_KEY)
  forgetServerRatings()
  changeSettings({ name: '' })
}

/** Changes the name, the password or the webhook. */
export const changeMe = async (change: z.input<typeof personChange>): Promise<PersonInfo> =>
  remembered(await ask(personInfo, 'PATCH', '/me', change))

/** A first password makes the name theirs; a further one takes the old one, and signs out every other device. */
export const changePassword = (password: string, old: string): Promise<PersonInfo> =>
  changeMe({ password, ...(old === '' ? {} : { oldPassword: old }) })

export function remembered(person: PersonInfo): PersonInfo {
  localStorage.setItem(KEY, person.id)
  changeSettings({ name: person.name })
  return person
}
