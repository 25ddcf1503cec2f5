import { countingIn } from '../../../kernel/counting.ts'

/** What the pages of the handbooks say around their chapters. */
const { count } = countingIn('en-GB')

export const handbook = {
  handbook: {
    name: 'Handbook',
    title: (game: string): string => `The ${game} handbook`,
    about: (min: number, max: number, minutes: number, reading: number): string =>
      `${min} to ${max} players, ${minutes} minutes. ${reading} minutes to read.`,
    none: 'There is no handbook of this game yet; the exact rules are complete.',
    contents: 'Contents',
    close: 'Close',
    search: 'Search the handbook',
    found: (many: number): string => count(many, 'passage', 'passages'),
    before: 'Chapter before',
    after: 'Next chapter',
    print: 'Print the handbook',
    printSummary: 'Print the summary, two sides',
    exact: 'Exact rules',
    exactAll: 'The exact rules',
    tellsIt: 'The handbook tells it with pictures',
    components: 'All cards and tiles',
    example: (title: string): string => `Example: ${title}`,
    step: (at: number): string => `Picture of step ${at}`,
    ourReading: 'At our tables',
    otherReading: 'The other reading',
  },
}
