import { countingIn } from '../../kernel/counting.ts'
import { inEveryLanguage } from '../../kernel/translations.ts'
import type { Language } from '../../kernel/words.ts'
import type { LetterInfo } from '../../protocol/notices/requests.ts'
import type { Context } from '../context.ts'
import type { MailLetter } from './mailer.ts'

const MINUTE = 60_000

/** How long the secret in a letter is good, in milliseconds. */
export const LETTERS_GOOD_FOR: Readonly<Record<LetterInfo['kind'], number>> = {
  prove: 24 * 60 * MINUTE,
  'sign-in': 15 * MINUTE,
}

interface LetterWords {
  proofSubject: string
  proof(name: string, link: string): string
  signInSubject: string
  signIn(name: string, link: string): string
  digestSubject(many: number): string
  digest(name: string, waiting: string, unsubscribe: string): string
}

const words = inEveryLanguage<LetterWords>({
  en: {
    proofSubject: 'Is this your address?',
    proof: (name, link) =>
      `Somebody who is called ${name} at Athenaeum has named this address as theirs.\n\nIf that is you, open this page and say yes:\n${link}\n\nIf not, do nothing: you get no more letters. The link is good for a day.\n`,
    signInSubject: 'Sign in at Athenaeum',
    signIn: (name, link) =>
      `Open this page to sign in as ${name}:\n${link}\n\nIt is good once, for a quarter of an hour. If you did not ask for it, do nothing.\n`,
    digestSubject: many =>
      countingIn('en-GB').form(many, { one: 'A table waits for you', other: `${many} tables wait for you` }),
    digest: (name, waiting, unsubscribe) =>
      `${name},\n\n${waiting}\n\nYou get at most one such letter every few hours, and none about a table until you have looked at it.\nNo more of them: ${unsubscribe}\n`,
  },
  it: {
    proofSubject: 'È il tuo indirizzo?',
    proof: (name, link) =>
      `Qualcuno che ad Athenaeum si chiama ${name} ha indicato questo indirizzo come suo.\n\nSe sei tu, apri questa pagina e conferma:\n${link}\n\nAltrimenti non fare nulla: non riceverai altre lettere. Il link vale un giorno.\n`,
    signInSubject: 'Entra in Athenaeum',
    signIn: (name, link) =>
      `Apri questa pagina per entrare come ${name}:\n${link}\n\nVale una volta sola, per un quarto d’ora. Se non l’hai chiesto tu, non fare nulla.\n`,
    digestSubject: many =>
      countingIn('it').form(many, { one: 'Un tavolo ti aspetta', other: `${many} tavoli ti aspettano` }),
    digest: (name, waiting, unsubscribe) =>
      `${name},\n\n${waiting}\n\nRicevi al massimo una lettera così ogni poche ore, e nessuna su un tavolo finché non lo hai guardato.\nBasta: ${unsubscribe}\n`,
  },
})

export function proofLetter(language: Language, to: string, name: string, link: string): MailLetter {
  const say = words[language]
  return { to, subject: say.proofSubject, text: say.proof(name, link) }
}

export function signInLetter(language: Language, to: string, name: string, link: string): MailLetter {
  const say = words[language]
  return { to, subject: say.signInSubject, text: say.signIn(name, link) }
}

/** What waits for somebody: each table in its own words, with the way there. */
export function digestLetter(
  language: Language,
  to: string,
  name: string,
  waiting: readonly { readonly title: string; readonly body: string; readonly link: string }[],
  unsubscribe: string,
): MailLetter {
  const say = words[language]
  const lines = waiting.map(({ title, body, link }) => `${title}\n${body}\n${link}`).join('\n\n')
  return { to, subject: say.digestSubject(waiting.length), text: say.digest(name, lines, unsubscribe), unsubscribe }
}

/** What a letter led to is of no use when its time is over. */
export async function forgetLetters({ store, now }: Context): Promise<void> {
  for (const kind of ['prove', 'sign-in'] as const) await store.forgetLinks(kind, now() - LETTERS_GOOD_FOR[kind])
}

/** Whoever ends sessions, or has their letters sent elsewhere, wants nobody in by a letter that was sent before. */
export async function endSignInLetters({ store, now }: Context, person: string): Promise<void> {
  for (const { kind, hash, revokedAt } of await store.links({ person }))
    if (kind === 'sign-in' && revokedAt === undefined) await store.revokeLink(hash, now())
}
