import { countingIn } from '../../../kernel/counting.ts'

/** What helps a person to play: hints, answers given in advance and warnings. */
const { form, list } = countingIn('en-GB')

export const guidance = {
  orders: {
    title: 'Answer in advance',
    help: 'An answer in advance is given for you when its question comes. If it cannot be given then, you are asked. You can withdraw it at any time.',
    given: 'Answered in advance',
    when: (question: string): string => `to “${question}”`,
    untils: { once: 'once', turn: 'until my turn ends', game: 'to the end of the game' },
    withdraw: 'Withdraw',
    withdrawOne: (answer: string): string => `Withdraw: ${answer}`,
    now: 'You are asked:',
    next: 'You will probably be asked:',
    answer: 'Your answer',
    howLong: 'How long it holds',
    unlessTouched: 'Drop it when somebody does something to me',
    give: 'Answer in advance',
    giveAlways: 'Answer so from now on',
    nothing: 'No question of yours can be foreseen now.',
  },
  waste: {
    leaves: (named: string, more: number): string =>
      `You could still have for nothing: ${named}${more > 0 ? ` and ${more} more` : ''}. Answer again to leave it.`,
    empty: 'This is paid for and brings nothing at once; other answers do. Answer again to do it.',
    vain: 'This is used up and brings nothing now. Answer again to do it all the same.',
    back: 'Not yet',
    never: 'Do not warn me again',
    setting: 'Warn before something is wasted',
  },
  coach: {
    title: 'Your coach',
    invite: 'Ask the coach along',
    dismiss: 'Send the coach away',
    less: 'Say less',
    remark: (at: number, all: number): string => `${at} of ${all}`,
    previous: 'The remark before',
    next: 'The next remark',
    goal: (part: string): string => `Goal for ${part}`,
    done: 'done',
    ofSo: (have: number, of: number): string => `${have} of ${of}`,
    whyGoal: 'Why this goal?',
    notice: 'Worth noticing now',
    showMe: 'Show me',
    hide: 'Hide',
    look: (what: string): string => `Have a look at “${what}”.`,
    turnOf: (name: string): string => `What ${name} did`,
    goodFor: (things: readonly string[]): string => `It was good for ${list(things)}.`,
    nothingMuch: 'As far as you can see it gained little.',
    wait: (points: string): string => `Wait: this seems to cost about ${points}.`,
    betterFor: (label: string, things: readonly string[]): string =>
      things.length === 0 ? `“${label}” comes to more.` : `“${label}” is better for ${list(things)}.`,
    take: 'Take that instead',
    keep: 'Keep my choice',
  },
  hint: {
    ask: 'Hint',
    thinking: 'Thinking …',
    waiting: (before: number): string =>
      `The bots are busy: ${form(before, { one: 'one thought comes', other: `${before} thoughts come` })} before yours …`,
    title: 'What a master would do',
    hurried: 'The bots have much to do: this is what a lesser one would do, who does not look ahead.',
    plain: 'Of this game the bots know only the rules: they played on at random and looked at the score.',
    better: (points: string): string => `${points} better than the next`,
    even: 'hardly better than the next',
    worse: (points: string): string => `${points} less`,
    about: 'about as good',
    only: 'the only answer worth a thought',
    goesOn: (line: string): string => `Then: ${line}`,
    failed: (why: string): string => `No hint: ${why}`,
  },
}
