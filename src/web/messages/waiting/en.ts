import { countingIn } from '../../../kernel/counting.ts'

const { form } = countingIn('en-GB')

/** What waits for the viewer, first on the home page. */
export const waiting = {
  waiting: {
    tables: (many: number, name: string): string =>
      form(many, { one: `A table waits for you, ${name}.`, other: `${many} tables wait for you, ${name}.` }),
    nobody: (name: string): string => `Nobody waits for you, ${name}.`,
    nobodyHelp: 'Your tables are here; new ones below.',
    shortestFirst: 'The shortest clock stands first.',
    yourTurn: 'Your turn',
    since: (moment: string): string => `Since ${moment}`,
    left: (span: string): string => `${span} left`,
    over: 'the time is over',
    'bot-plays': 'then a bot plays this one turn',
    'bot-may-stand-in': 'then the others may let a bot stand in',
    noClock: 'no clock',
    play: 'Play',
    others: (many: number): string => `${many} more that wait for you`,
    yourTable: 'Your table',
    yourSeat: 'Your seat',
    look: 'Go there',
    wellOver: (name: string, span: string): string => `${name}, ${span} over`,
    mayNudge: 'you may nudge',
    mayStandIn: 'a bot may stand in',
    running: 'Running',
    finished: 'Finished',
    turnOf: (names: string): string => `${names}, since`,
    place: (place: number, of: number): string => `${place} of ${of}`,
    open: 'waits for players',
    starts: (host: string): string => `${host} starts it`,
  },
}
