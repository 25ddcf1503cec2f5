import { countingIn } from '../../../kernel/counting.ts'

const { form } = countingIn('en-GB')

/** What bots say of a game that is over. */
export const analysis = {
  title: 'The turns that mattered',
  help: 'each beside the best that could be found from what the player knew then; opens the replay there',
  thinking: 'The bots go through the game, turn by turn …',
  cancel: 'Stop',
  stopped: 'The analysis was stopped.',
  begin: 'Analyse the game',
  failed: (why: string): string => `The game could not be analysed: ${why}`,
  /** What a seat expected at first and what it got, and what the difference is made of. */
  sum: (expected: string, result: string): string =>
    `At the first turn the bot expected about ${expected}; it became ${result}.`,
  decisions: 'Decisions',
  decisionsHelp: (turns: number): string =>
    form(turns, { one: 'one turn where another was better', other: `${turns} turns where another was better` }),
  rest: 'The rest',
  restHelp: 'draws, what the others did, good turns, and what the bot could not foresee',
  good: (good: number, turns: number): string =>
    `The other ${good} of ${turns} turns count nothing: forced, the best, as good as another, too close to call, or not among those looked into most closely.`,
  none: 'In no turn was another one clearly better.',
  after: (shared: string, then: string): string => `after ${shared}: ${then}`,
  costs: (points: string): string => `This turn cost about ${points}`,
  won: 'The only turn that won the game',
  played: 'Played',
  better: 'Better',
  betterThan: (label: string): string => `better: ${label}`,
  nextBest: 'Next best',
  praise: (label: string): string => `the only turn that won the game; next best: ${label}`,
  best: 'best',
  sure: 'Sure',
  fairlySure: 'Fairly sure',
  spread: (sure: string, better: number, all: number, low: string, high: string): string =>
    `${sure}: better in ${better} of ${all} imagined continuations, in most of them by ${low} to ${high} points of the final result.`,
  endAtOnce: 'nothing more',
  tryHere: 'Try it from here',
  tryHelp: 'A new table at this turn, against the same players as bots.',
  drawn: 'Corner marks show where it was played; the way that is chosen above is drawn, its steps numbered.',
  openAt: (moment: string): string => `Open ${moment}`,
  learn: (many: number): string => form(many, { one: 'Learn from one mistake', other: `Learn from ${many} mistakes` }),
  board: 'Analysis board',
  plain: 'Of this game the bots know only the rules, and judge by the score alone.',
}
