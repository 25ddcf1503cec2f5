import { anything, personInfo } from '../../protocol/answers.ts'
import { letterInfo, mailInfo } from '../../protocol/notices/answers.ts'
import type { LetterInfo, MailInfo } from '../../protocol/notices/requests.ts'
import type { PersonInfo } from '../../protocol/rest.ts'
import { tellZone } from '../calls/zone.ts'
import { ask } from '../session/remote/ask.ts'
import { remembered } from '../session/remote/person.ts'
import { settings } from '../settings/settings.ts'

/** Letters, as the server knows of them. */

export const myMail = (): Promise<MailInfo> => ask(mailInfo, 'GET', '/me/mail')

/** Letters say when somebody was asked, by the clock of where they are. */
export async function nameMail(address: string): Promise<MailInfo> {
  await tellZone()
  return ask(mailInfo, 'POST', '/me/mail', { address, language: settings.get().language })
}

export const wantDigest = (digest: boolean): Promise<MailInfo> => ask(mailInfo, 'PATCH', '/me/mail', { digest })

export const forgetMail = (): Promise<unknown> => ask(anything, 'DELETE', '/me/mail')

export const sendSignInLetter = (address: string): Promise<unknown> =>
  ask(anything, 'POST', '/session/letter', { address, language: settings.get().language })

export const letterOf = (secret: string): Promise<LetterInfo> => ask(letterInfo, 'GET', `/mail/${secret}`)

/** Proves the address, or signs in; whoever signs in is the person of this browser from now on. */
export async function followLetter(secret: string, kind: LetterInfo['kind']): Promise<PersonInfo> {
  const person = await ask(personInfo, 'POST', `/mail/${secret}`)
  return kind === 'sign-in' ? remembered(person) : person
}
