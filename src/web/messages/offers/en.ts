import { countingIn } from '../../../kernel/counting.ts'

const { form } = countingIn('en-GB')

/** Free seats, and playing with whoever waits. */
export const offers = {
  offers: {
    title: 'Open seats',
    none: 'Nobody waits for players now. “Play somebody now” lets others find you.',
    all: 'All open seats',
    offer: 'Offer a seat',
    offerHelp: 'Anybody may sit down. The game begins when the last seat is taken.',
    sitDown: 'Sit down',
    sitDownAt: (game: string, host: string): string => `Sit down: ${game}, ${host}`,
    goTo: 'Your table',
    seats: (taken: number, all: number): string => `${taken} of ${all} seats taken`,
    since: (span: string): string => `waits for ${span}`,
    followed: 'with somebody you follow',
    anyGame: 'Any game',
    anyPace: 'Any pace',
    anyNumber: 'Any number',
    game: 'Game',
    pace: 'Pace',
    players: 'Players',
    live: 'Live, in one sitting',
    days: 'About a move a day',
    noClock: 'no clock',
    bank: (minutes: number): string => `${minutes} min each`,
    bankDays: (days: number): string => form(days, { one: 'a day each', other: `${days} days each` }),
    turn: (days: number): string => form(days, { one: 'a move a day', other: `a move in ${days} days` }),
    nothingFits: 'No open seat fits this. Take another pace or game, or offer one yourself.',
    now: 'Play somebody now',
    nowHelp: 'You are paired with whoever waits. If nobody comes in a minute, bots can fill the seats.',
    people: (many: number): string => form(many, { one: '1 person waits', other: `${many} people wait` }),
    look: 'Find somebody',
    waiting: 'Waiting for somebody',
    waitingHelp: 'Your table stands among the open seats. You hear a sound when somebody sits down; stay on this page.',
    waitingDays:
      'Your table stands among the open seats for two weeks. You may close this page; if you let us call you, you hear when it begins.',
    nobody: 'Nobody has come yet.',
    fillBots: 'Let bots play instead',
    stop: 'Wait no more',
    begun: (game: string): string => `${game} begins: somebody has sat down.`,
    startsFull: 'The game begins by itself when the last seat is taken.',
  },
}
