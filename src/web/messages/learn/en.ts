import { countingIn } from '../../../kernel/counting.ts'

const { form } = countingIn('en-GB')

/** Lessons, their chapters, and the first game. */
export const learn = {
  title: 'Lesson',
  step: (at: number, all: number): string => `${at} of ${all}`,
  goOn: 'Go on',
  now: (label: string): string => `Now: ${label}`,
  astray:
    'That is possible too, but the lesson goes another way. Go back to follow it, or leave the lesson and play on as you like.',
  leftLesson: 'You play on without the lesson.',
  backToLesson: 'Back to the lesson',
  leave: 'Leave the lesson',
  done: 'The lesson is over. Play on from here as long as you like, or go on with the next chapter.',
  playOn: 'Play on',
  home: 'To the games',
  chapterList: (game: string): string => `Learn ${game}`,
  chapters: {
    turns: 'The first turns',
    points: 'Points, and how the game ends',
    game: 'A whole first game',
  },
  about: {
    turns: 'What you do in a turn, step by step on the real table.',
    points: 'The last turns of a game that is nearly over, and its score sheet.',
    game: 'You against two bots, who show their turns one by one.',
  },
  finished: 'finished',
  next: (chapter: string): string => `Next: ${chapter}`,
  count: 'The score sheet, row by row',
  pointsOf: (points: number): string => form(points, { one: '1 point', other: `${points} points` }),
  counted: 'That is the whole sum. Now play a game of your own: a coach goes with you and tells each rule that is new.',
  firstGame: 'Your first game:',
  asLast: 'As last time:',
  alone: 'you alone',
  against: (bots: number, level: string): string => `${bots} × ${level}`,
  beginners: {
    newton: 'no draft of Masters',
    expo1906: 'you as Freshman with two Resource tiles more',
  } as Readonly<Record<string, string>>,
  pace: 'How fast bots are shown',
  paces: { instant: 'at once', normal: 'at a pace to follow', slow: 'slowly', step: 'turn by turn' },
}
