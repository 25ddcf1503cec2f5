import { countingIn } from '../../../kernel/counting.ts'

const { form, count } = countingIn('en-GB')

/** What bots say of a game that is over. */
export const analysis = {
  title: 'The turns that mattered',
  help: 'each beside the best that could be found from what the player knew then; opens the replay there',
  thinking: 'The bots go through the game, turn by turn …',
  cancel: 'Stop',
  stopped: 'The analysis was stopped.',
  begin: 'Analyse the game',
  failed: (why: string): string => `The game could not be analysed: ${why}`,
  /** What a seat could have come to and what it got, and what the difference is made of. */
  sum: (expected: string, result: string): string =>
    `A bot that plans with care from the first turn on comes to about ${expected} there; it became ${result}.`,
  decisions: 'Decisions',
  decisionsHelp: (turns: number): string =>
    form(turns, { one: 'one turn where another was better', other: `${turns} turns where another was better` }),
  rest: 'The rest',
  restHelp: 'draws, what the others did, good turns, and what the bot could not foresee',
  good: (good: number, turns: number): string =>
    `The other ${good} of ${turns} turns count nothing: forced, the best, as good as another, too close to call, or not among those looked into most closely.`,
  none: 'In no turn was another one clearly better.',
  after: (shared: string, then: string): string => `${shared}, then ${then}`,
  /** A long turn, shortened. */
  andMore: (some: string, many: number): string => `${some} … and ${many} more answers`,
  costs: (points: string): string => `This turn cost about ${points}`,
  costsOnAverage: (points: string): string => `This turn cost about ${points} on average`,
  won: 'The only turn that won the game',
  played: 'Played',
  better: 'Better',
  betterThan: (label: string): string => `better: ${label}`,
  betterOnAverage: (label: string): string => `better on average: ${label}`,
  nextBest: 'Next best',
  praise: (label: string): string => `the only turn that won the game; next best: ${label}`,
  best: 'best',
  sure: 'Sure',
  fairlySure: 'Fairly sure',
  /** Not in four of five continuations, but by more where it was better than was lost where it was not. */
  onAverage: 'Better on average, not always',
  /** In most of them between so much and so much; below 0 it was worse. */
  spread: (sure: string, better: number, all: number, low: number, high: number): string =>
    `${sure}: better in ${better} of ${all} imagined continuations, in most of them ${
      low < 0
        ? `between ${count(-low, 'point', 'points')} worse and ${high} better`
        : low < high
          ? `by ${low} to ${count(high, 'point', 'points')}`
          : `by ${count(low, 'point', 'points')}`
    }.`,
  /** What the points are made of when the game is over, each with its sign. */
  ends: (parts: readonly string[]): string => `At the end of the game: ${parts.join(', ')}.`,
  endsElse: (points: string): string => `all else ${points}`,
  /** The points of the strongest of the others count half. */
  othersLower: (points: string): string => `the strongest other ends lower (${points})`,
  othersHigher: (points: string): string => `the strongest other ends higher (${points})`,
  more: (many: number): string => form(many, { one: 'Show one more turn', other: `Show ${many} more turns` }),
  fewer: 'Show fewer turns',
  endAtOnce: 'nothing more',
  tryHere: 'Try it from here',
  tryHelp: 'A new table at this turn, against the same players as bots.',
  drawn: 'Corner marks show where it was played; the way that is chosen above is drawn, its steps numbered.',
  openAt: (moment: string): string => `Open ${moment}`,
  learn: (many: number): string => form(many, { one: 'Learn from one mistake', other: `Learn from ${many} mistakes` }),
  board: 'Analysis board',
  plain: 'Of this game the bots know only the rules, and judge by the score alone.',
}
