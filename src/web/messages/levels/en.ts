import type { Level } from '../../../bots/levels.ts'

/** The levels of bots: what they are called, and how each plays. */
export const levels = {
  names: {
    random: 'Random',
    newcomer: 'Newcomer',
    novice: 'Novice',
    pupil: 'Pupil',
    apprentice: 'Apprentice',
    assistant: 'Assistant',
    lecturer: 'Lecturer',
    scholar: 'Scholar',
    doctor: 'Doctor',
    master: 'Master',
  } satisfies Record<Level, string> as Readonly<Record<string, string>>,
  how: {
    random: 'Gives any answer.',
    newcomer: 'Makes as many mistakes as somebody at their first game.',
    novice: 'Takes points where it sees them, overlooks half of the ways, and thinks little of later.',
    pupil: 'Knows the rules, forgets bonuses, and misjudges what things are worth.',
    apprentice: 'Plans its turn, but not all of it, and is still greedy for points now.',
    assistant: 'Plans well most of the time, with a favourite way to play that is not always the best.',
    lecturer: 'Seldom overlooks anything, and errs where things are close.',
    scholar: 'Plans its whole turn, with all that it can bring.',
    doctor: 'Looks some turns ahead, and at what it leaves to others.',
    master: 'Looks ahead for as long as there is time, and knows what is worth what.',
  } satisfies Record<Level, string> as Readonly<Record<string, string>>,
  numbered: (number: number, name: string): string => `${number} ${name}`,
  rated: (name: string, rating: number): string => `${name} (${rating})`,
  byResults: (name: string): string => `By your results: ${name}`,
}
