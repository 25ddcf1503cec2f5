import { countingIn } from '../../../kernel/counting.ts'

/** The workshop, where an owner of a box enters its values, and the page that says which are known. */
const { count } = countingIn('en-GB')

export const workshop = {
  known: {
    title: (game: string): string => `What is known of ${game}`,
    lead: 'Not every number that is printed on a card or tile is known to us. Each value of this game says where it comes from.',
    values: (many: number): string => count(many, 'value', 'values'),
    first: 'What an owner of the box would notice first',
    firstHelp: 'Where most is reconstructed, and of what:',
    made: (made: number, all: number): string => `${made} of ${all} reconstructed`,
    groups: 'Part by part',
    group: 'Part',
    numbers: 'Numbers and set-up',
    enter: 'Do you own the box? Enter what is printed in it',
    explained: {
      box: 'An owner has read it off the printed component.',
      rulebook: 'The rulebook says it, in its text or in an example.',
      public: 'Published material shows it: reviews, pictures, pages of the publishers.',
      recalled: 'Somebody remembers it from play.',
      reconstructed: 'We have made it up so that it fits the rules and plays well. The printed value may differ.',
    } as Readonly<Record<string, string>>,
  },
}
