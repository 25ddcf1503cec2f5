import { countingIn } from '../kernel/counting.ts'
import type { InOtherLanguages, RefusalCode } from '../kernel/errors.ts'
import type { DetailsOf, SaidRefusals } from '../kernel/refusals.ts'
import type { RatingRange } from '../tables/rating-range.ts'
import type { TableWhy, tableRefusals } from '../tables/refusal.ts'
import { rangeIn } from './notices/rating-ranges.ts'

/** What the server itself does not grant. */
export type ServerRefusalCode =
  | 'bad-message'
  | 'bad-origin'
  | 'busy'
  | 'closing'
  | 'database-away'
  | 'disk-full'
  | 'internal'
  | 'name-taken'
  | 'no-session'
  | 'no-such-link'
  | 'no-such-table'
  | 'not-allowed'
  | 'not-found'
  | 'rules-broken'
  | 'set-aside'
  | 'too-fast'
  | 'too-many'
  | 'wrong-password'

interface Said {
  readonly said: string
}
interface Most {
  readonly most: number
}
interface Minutes {
  readonly minutes: number
}
interface Count {
  readonly count: number
}

const inMinutes = (minutes: number): string => countingIn('en').count(minutes, 'minute', 'minutes')

/** Everything that the server refuses, in English. */
export const serverRefusals = {
  'bad-message': { code: 'bad-message', say: ({ said }: Said) => said },
  'bad-name': { code: 'bad-message', say: ({ said }: Said) => `this name does not do: ${said}` },
  'bad-password': { code: 'bad-message', say: () => 'a password has 8 to 200 characters' },
  'bad-title': { code: 'bad-message', say: ({ said }: Said) => `this title does not do: ${said}` },
  'bad-text': { code: 'bad-message', say: ({ said }: Said) => `this text does not do: ${said}` },
  'bad-label': { code: 'bad-message', say: ({ said }: Said) => `this label does not do: ${said}` },
  'bad-webhook': { code: 'bad-message', say: ({ said }: Said) => `this address of a webhook does not do: ${said}` },
  'body-in-pieces': {
    code: 'bad-message',
    say: () => 'say how long the body is (Content-Length); it is not read in pieces',
  },
  'body-too-large': { code: 'bad-message', say: () => 'this is more than the server takes at once' },
  'which-seat': { code: 'bad-message', say: () => 'body.seat: which seat is it for?' },
  'bad-origin': {
    code: 'bad-origin',
    say: ({ origin }: { readonly origin: string }) => `pages of ${origin} may not do this here`,
  },

  'no-session': { code: 'no-session', say: () => 'say who you are first: sign in, or give a name (POST /api/session)' },
  'token-unknown': { code: 'no-session', say: () => 'this access token is unknown or was withdrawn' },
  'not-with-token': {
    code: 'not-allowed',
    say: () => 'not with an access token; do this in a browser, signed in',
  },
  'name-taken': {
    code: 'name-taken',
    say: ({ name }: { readonly name: string }) =>
      `"${name}", or a name that looks like it, belongs to somebody; sign in with its password, or take another name`,
  },
  'wrong-password': { code: 'wrong-password', say: () => 'nobody has this name with this password' },
  'old-password-missing': {
    code: 'wrong-password',
    say: () => 'give your password as oldPassword to change it',
  },
  'old-password-wrong': { code: 'wrong-password', say: () => 'this is not your present password' },
  'too-many-guesses': {
    code: 'too-fast',
    say: ({ minutes }: Minutes) =>
      `too many passwords were tried here; wait ${inMinutes(minutes)}, or use a browser in which you have signed in before`,
  },
  'address-with-user': {
    code: 'not-allowed',
    say: () => 'an address that is called from here carries no user and no password',
  },
  'address-not-public': {
    code: 'not-allowed',
    say: ({ host }: { readonly host: string }) => `${host} is not a public address; only such are called from here`,
  },
  'bad-push-key': {
    code: 'bad-message',
    say: () => 'body.keys.p256dh: this is no key of a device, which is a point of the curve P-256',
  },
  'push-without-https': { code: 'not-allowed', say: () => 'the address of a push service begins with https' },
  'bad-zone': { code: 'bad-message', say: () => 'body.zone: give a time zone such as Europe/Rome' },
  'no-letters': { code: 'not-allowed', say: () => 'this server sends no letters' },
  'letter-not-taken': {
    code: 'busy',
    say: () =>
      'the mail server took no letter for this address, which is kept as it was; look at it again, or try later',
  },
  'too-many-letters': {
    code: 'too-fast',
    say: ({ minutes }: Minutes) => `enough letters were asked for; wait ${inMinutes(minutes)}`,
  },
  'too-many-devices': {
    code: 'too-many',
    say: ({ most }: Most) => `you are called on ${most} devices already; remove one first`,
  },

  'too-many-requests': { code: 'too-fast', say: () => 'too many requests; wait a moment' },
  'too-much-work': {
    code: 'too-fast',
    say: () => 'too much is asked for from this address at once; wait a moment',
  },
  'too-many-messages': {
    code: 'too-fast',
    say: ({ most }: Most) => `at most ${most} messages a second; this one was not read`,
  },
  'sent-too-much': { code: 'too-fast', say: () => 'you have sent very much; wait a moment before you send more' },
  'kept-too-much': {
    code: 'too-many',
    say: () => 'you have had very much kept here lately; wait a while before you add more',
  },
  'too-many-tables': {
    code: 'too-many',
    say: ({ most }: Most) => `you have ${most} tables that are not finished; finish or leave some first`,
  },
  'outside-ratings': {
    code: 'not-allowed',
    say: ({ rating, ...range }: RatingRange & { readonly rating: number }) =>
      `this seat is for ratings ${rangeIn('en', range)}, and yours counts as ${rating}: take another open seat, offer one yourself, or ask the host to invite you`,
  },
  'too-many-offers': {
    code: 'too-many',
    say: ({ most }: Most) => `you offer seats at ${most} tables; wait for somebody there, or withdraw one first`,
  },
  'too-many-followed': { code: 'too-many', say: ({ most }: Most) => `you follow ${most} people; leave one first` },
  'too-many-blocked': {
    code: 'too-many',
    say: ({ most }: Most) => `you have blocked ${most} people; let one in again first`,
  },
  'too-many-invitations': {
    code: 'too-fast',
    say: ({ most }: Most) => `you have invited ${most} people today; send a link to your table, or wait until tomorrow`,
  },
  'too-many-reports': {
    code: 'too-fast',
    say: ({ most }: Most) => `you have sent ${most} reports today; the host reads them, wait until tomorrow`,
  },
  'talks-too-fast': { code: 'too-fast', say: () => 'you say very much at once; wait a moment' },
  'too-many-links': {
    code: 'too-many',
    say: ({ count }: Count) => `you have made ${count} links here that are open; withdraw some first`,
  },
  'too-many-tokens': {
    code: 'too-many',
    say: ({ count }: Count) => `you have made ${count} tokens here that are open; withdraw some first`,
  },
  'too-many-packs': {
    code: 'too-many',
    say: ({ most }: Most) => `you have shared ${most} packs; more than that are not kept for one person`,
  },
  'too-many-shared-games': {
    code: 'too-many',
    say: ({ most }: Most) => `you have shared ${most} games; withdraw one first, on the page of your account`,
  },
  'too-many-watched': { code: 'too-many', say: ({ most }: Most) => `a connection watches at most ${most} tables` },
  'too-many-connections': { code: 'too-many', say: () => 'too many connections from this address' },

  'nothing-there': {
    code: 'not-found',
    say: ({ path }: { readonly path: string }) => `there is nothing at ${path}`,
  },
  'no-such-table': {
    code: 'no-such-table',
    say: ({ table }: { readonly table: string }) => `there is no table "${table}"`,
  },
  'no-such-link': { code: 'no-such-link', say: () => 'this link is unknown or was withdrawn' },
  'no-such-link-of-yours': { code: 'no-such-link', say: () => 'you made no such link for this table' },
  'no-such-token': { code: 'no-such-link', say: () => 'you have no such token' },
  'no-such-pack': { code: 'no-such-link', say: () => 'there is no such pack here; ask for the link once more' },
  'no-such-shared-game': {
    code: 'no-such-link',
    say: () => 'this game is not shared here, or no more; ask for the link once more',
  },
  'no-such-person': {
    code: 'not-found',
    say: ({ name }: { readonly name: string }) =>
      `nobody here keeps the name "${name}" with a password, so there is no page about them`,
  },
  'no-such-level': {
    code: 'not-allowed',
    say: ({ level, levels }: { readonly level: string; readonly levels: string }) =>
      `there is no bot level "${level}"; there are: ${levels}`,
  },
  'not-to-be-seen': { code: 'not-allowed', say: () => 'you may not look at this table so; ask for a link' },
  'needs-invitation': {
    code: 'not-allowed',
    say: () => 'this table is private: you need an invitation link for that seat',
  },
  'link-only-plays': {
    code: 'not-allowed',
    say: () => 'a link to a seat is for playing and talking there; for this, sign in',
  },
  'not-welcome': {
    code: 'not-allowed',
    say: () => 'you cannot join here: somebody at this table and you do not play together; choose another table',
  },
  'not-followed': { code: 'not-allowed', say: () => 'this person cannot be followed by you' },
  'not-invited': {
    code: 'not-found',
    say: () => 'there is no invitation for you to this table, or no more; ask its host for a link',
  },
  'sits-already': {
    code: 'not-allowed',
    say: ({ name }: { readonly name: string }) => `${name} is at this table already`,
  },
  'host-offers': { code: 'not-allowed', say: () => 'only the host offers the seats of a table' },
  'nothing-to-offer': {
    code: 'not-allowed',
    say: () => 'only a public table can be offered',
  },
  'not-about-yourself': { code: 'bad-message', say: () => 'that is you; choose somebody else' },
  'nobody-meant': {
    code: 'not-found',
    say: () => 'nobody is meant: name a seat or a line of a table, or a name that is somebody’s by a password',
  },
  'host-invites': { code: 'not-allowed', say: () => 'only the host invites to a seat' },
  'players-invite': { code: 'not-allowed', say: () => 'only those at the table invite spectators' },
  'talk-at-table': { code: 'not-allowed', say: () => 'only those at the table can talk there' },
  'host-archives': {
    code: 'not-allowed',
    say: () => 'only the host can do this, and not while the game is played',
  },

  'server-busy': { code: 'busy', say: () => 'the server has very much to do; try again in a moment' },
  'table-busy': { code: 'busy', say: () => 'too many are answering at this table at once; try again' },
  'table-reloading': { code: 'busy', say: () => 'the table is being loaded again; try again' },
  'id-taken': { code: 'busy', say: () => 'that table id is taken; try again' },
  'no-advice-now': { code: 'busy', say: () => 'the bots have no advice now; try again in a moment' },
  'packs-waiting': {
    code: 'busy',
    say: () => 'too many component packs are being tried; try again in a moment',
  },
  'packs-take-too-much': {
    code: 'busy',
    say: () => 'the component packs of such tables ask too much of the server; wait a moment',
  },
  'table-set-aside': {
    code: 'set-aside',
    say: ({ minutes }: Minutes) =>
      `with the component pack of this table a rule took too long; nothing is lost, but the table rests for ${inMinutes(minutes)}`,
  },
  closing: { code: 'closing', say: () => 'the server is closing; try again in a moment' },
  'connection-ended': { code: 'closing', say: () => 'this connection has ended' },
  'database-away': {
    code: 'database-away',
    say: () => 'the server cannot reach its database; what you did may not have been taken: try again in a moment',
  },
  'disk-full': {
    code: 'disk-full',
    say: () => "the server's disk is full; your answer was not taken; nothing that was taken before is lost",
  },
  'rules-broken': {
    code: 'rules-broken',
    say: () => 'the rules failed at this answer; the table stands as it was before, and the fault is in the log',
  },
  'table-failed': { code: 'internal', say: () => 'something went wrong at this table; it is loaded again' },
  internal: { code: 'internal', say: () => 'something went wrong here; try again' },
} as const satisfies SaidRefusals<ServerRefusalCode>

export type ServerWhy = keyof typeof serverRefusals

/**
 * What another language must be able to say: every refusal of the server, of tables, and of the engine, which says it in English
 * too, and sometimes in that language.
 */
export type RefusalWords = {
  readonly [Why in ServerWhy]: (...details: DetailsOf<typeof serverRefusals, Why>) => string
} & {
  readonly [Why in TableWhy]: (...details: DetailsOf<typeof tableRefusals, Why>) => string
} & { readonly [Code in RefusalCode]: (details: Said & InOtherLanguages) => string }
