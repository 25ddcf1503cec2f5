import { countingIn } from '../../../kernel/counting.ts'

const { form } = countingIn('en-GB')

/** What waits for the viewer, first on the home page. */
export const waiting = {
  waiting: {
    tables: (many: number, name: string): string =>
      form(many, { one: `A table waits for you, ${name}.`, other: `${many} tables wait for you, ${name}.` }),
    shortestFirst: 'The shortest clock stands first.',
    yourTurn: 'Your turn',
    since: (moment: string): string => `Since ${moment}`,
    left: (span: string): string => `${span} left`,
    over: 'the time is over',
    'bot-plays': 'then a bot plays this one turn',
    'bot-may-stand-in': 'then the others may let a bot stand in',
    noClock: 'no clock',
    play: 'Play',
    running: 'Running',
    finished: 'Finished',
    turnOf: (names: string): string => `${names}, since`,
    place: (place: number, of: number): string => `${place} of ${of}`,
    open: 'waits for players',
  },
}
