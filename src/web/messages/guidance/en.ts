/** What helps a person to play: hints, the analysis after a game, answers given in advance, warnings and lessons. */
export const guidance = {
  analysis: {
    title: 'Where points were lost',
    help: 'weighed by a bot from what each player could know; each opens the replay there',
    thinking: 'The bots go through the game …',
    failed: (why: string): string => `The game could not be analysed: ${why}`,
    sum: (decisions: number, points: string): string =>
      `${decisions} decisions; by the bot’s judgement ${points} better was possible.`,
    none: 'The bot would not have done anything else.',
    better: (label: string): string => `better: ${label}`,
    plain: 'Of this game the bots know only the rules, and judge by the score alone.',
  },
  hint: {
    ask: 'Hint',
    thinking: 'Thinking …',
    title: 'What a master would do',
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
