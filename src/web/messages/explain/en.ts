import { countingIn } from '../../../kernel/counting.ts'

const { list, form } = countingIn('en-GB')

/** What the table says about itself: things, signs and keys. */
export const explain = {
  explain: {
    consentWaits: (names: readonly string[]): string => `You asked to take back. Waiting for ${list(names)} to agree.`,
    unread: (lines: number): string => `${lines} ${form(lines, { one: 'new line', other: 'new lines' })} in the chat`,
    wait: 'Wait',
    allSince: 'All since your last turn, on the board',
    next: 'Next',
    nextHelp: 'Bots go on when you say so.',
    why: 'Why?',
    details: (lines: number, headline: string): string => `${lines} more of: ${headline}`,
    ownedBy: (name: string): string => `${name} has it`,
    standing: 'Who stands here',
    pieceOf: (name: string, what: string): string => `${name}: ${what}`,
    openHint: 'Press i to read it at leisure',
  },
  legend: {
    open: 'Signs and keys',
    title: 'Signs and keys',
    signs: 'Signs',
    pieces: 'Pieces',
    keys: 'Keys',
    keyList: [
      ['A, B, C …', 'go to an answer'],
      ['↑ ↓', 'go through the answers'],
      ['Enter', 'give the answer'],
      ['Esc', 'take back what is picked, close what is open'],
      ['Ctrl Z', 'undo'],
      ['R', 'turn the tile in hand'],
      ['I', 'explain what the pointer or the focus is on'],
      ['?', 'this list'],
    ] as readonly (readonly [string, string])[],
    touch: 'With a finger: rest on anything to have it explained. A tap shows first what it would do.',
  },
}
