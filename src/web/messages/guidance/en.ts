/** What helps a person to play: hints, the analysis after a game, answers given in advance, warnings and lessons. */
export const guidance = {
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
