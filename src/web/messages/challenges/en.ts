import { countingIn } from '../../../kernel/counting.ts'

/** What the challenges say: their pages, the sheet at the table, and the result. */
const { count, form, number } = countingIn('en-GB')

const hintsUsed = (hints: number): string =>
  form(hints, { one: 'one hint', other: hints === 0 ? 'no hint' : `${hints} hints` })

const ordinal = (at: number): string => ['', 'first', 'second', 'third', 'fourth', 'fifth'][at] ?? `${at}th`

export const challenges = {
  title: 'Challenges',
  subtitle: 'A position from a real game, a turn, a goal. Every one can be solved; a first thought falls short.',
  ofGame: (game: string): string => `Challenges of ${game}`,
  ofDay: 'Challenge of the day',
  ofDayOn: (day: string): string => `Challenge of ${day}`,
  one: 'Challenge',
  sameForAll: 'Everybody has the same one today.',
  next: (hours: number): string =>
    hours < 1 ? 'the next one soon' : `the next one in ${count(hours, 'hour', 'hours')}`,
  solveIt: 'Solve it',
  seeIt: 'See it again',
  all: 'All challenges',
  allOf: (many: number): string => `All ${many}`,
  solvedOf: (solved: number, all: number): string => `${solved} of ${all} solved`,
  laurelsWon: (won: number): string => count(won, 'laurel', 'laurels'),
  none: 'There are no challenges of this game yet.',
  missing: 'There is no such challenge in this release.',
  grades: { 1: 'easy', 2: 'middling', 3: 'hard' } as Readonly<Record<number, string>>,
  states: { untried: '', tried: 'tried', shown: 'way shown' } as Readonly<Record<string, string>>,
  laurelsMean: 'Three laurels at the first try, two up to the third, one later or after a hint.',
  laurels: (won: number): string => `${form(won, { one: 'One laurel', other: `${won} laurels` })} of three`,
  strength: 'Your strength at these:',
  strengthFrom: (level: string, tries: number): string =>
    `(about that of the bot ${level}, from ${form(tries, { one: 'one first try', other: `${tries} first tries` })})`,
  strengthMeans:
    'Strength rises when you solve a challenge at the first try without a hint, and falls otherwise: hard ones raise it more, easy ones lower it more.',
  fits: 'fits you',
  nextOne: 'Next challenge',
  kept: 'What you have solved is kept on this device.',
  tryNumber: (at: number): string => `try ${at}`,
  soFar: (gain: number): string => `${number(gain)} so far`,
  ifStop: (gain: number): string => `${number(gain)} if you stop here`,
  with: (gain: number): string => `${number(gain)} with this`,
  of: (goal: number): string => `of ${number(goal)}`,
  /** Of several things to reach. */
  part: (gain: number, goal: number): string => `${number(gain)} of ${number(goal)}`,
  othersStand: 'All your turns of this round: the others stand still.',
  theme: (chapter: string): string => `Handbook: ${chapter}`,
  hint: 'Hint',
  moreHint: 'One more',
  hintCosts: 'A hint leaves one laurel.',
  begins: (steps: string): string => `The way begins: ${steps}`,
  free: 'Take back as much as you like: a try counts only when you end the turn.',
  solved: (gain: number): string => `Solved: ${number(gain)}`,
  short: (gain: number, goal: number): string => `${number(gain)} of ${number(goal)}`,
  missedBy: (short: number): string => `${number(short)} short. The turn is ended, and the try counts.`,
  solvedAll: 'Solved',
  some: (done: number, all: number): string => `${number(done)} of ${number(all)} goals reached`,
  missedSome: 'Not all of it. The turn is ended, and the try counts.',
  giveUp: 'Show the way',
  giveUpCosts: 'Then it can no longer be won.',
  givenUp: 'The way was shown. You can still walk it.',
  how: (tries: number, hints: number): string => `${ordinal(tries)} try, ${hintsUsed(hints)}`,
  again: 'Try again',
  tries: 'Your tries',
  way: 'The way',
  walk: 'Walk it on the board',
  walkBegin: 'Where it began',
  walkAt: (at: number, all: number): string => `Step ${number(at)} of ${number(all)}`,
  walkEnd: 'As it stands',
  works: 'Why it works',
  decisive: (step: number, what: string): string => `Step ${number(step)} decides: ${what}.`,
  tempting: (how: string, gain: number, goal: number): string =>
    `What looks good at first falls short, at ${number(gain)} of ${number(goal)}: ${how}.`,
  temptingSome: (how: string, done: number, all: number): string =>
    `What looks good at first reaches ${number(done)} of ${number(all)} goals: ${how}.`,
  missed: (reason: string, points: number): string => `${number(points)} less from: ${reason}`,
  missedPlain: (short: number): string => `${number(short)} short`,
  about: (reason: string): string => `Most of the difference: ${reason}.`,
  readAbout: 'Handbook',
  bots: (percent: number): string =>
    percent === 0 ? 'In our trials no bot found it.' : `In our trials bots found it ${percent} times in 100.`,
  tell: 'Tell a friend, give nothing away',
  share: 'Share',
  copy: 'Copy the text',
  copied: 'Copied',
  copyThis: 'Copy this text',
  playOn: 'Play on from here',
  shared: {
    head: (day: string | undefined): string =>
      day === undefined ? 'Athenaeum, a challenge' : `Athenaeum, challenge of ${day}`,
    goal: (game: string, goal: string): string => `${game}: ${goal}`,
    solved: (tries: number, hints: number): string => `Solved at the ${ordinal(tries)} try, ${hintsUsed(hints)}`,
  },
}
