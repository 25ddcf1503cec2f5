import { expect, test } from 'vitest'
import { given } from '../../../games/almamater/testing/scenario.ts'
import { spokenPlaces } from './spoken.ts'

test.each([
  [2, 'Recruit a professor of law or art.', 'Recluta un professore di diritto o arte.'],
  [3, 'Recruit a professor of law or art.', 'Recluta un professore di diritto o arte.'],
  [4, 'Recruit a professor of medicine.', 'Recluta un professore di medicina.'],
])('A-9.1: with %i players the academy is spoken with the faculties of that board', (players, en, it) => {
  const { play } = given({ players })
  expect(spokenPlaces('en', play)('space:academy-2')).toBe(`Academy 2. ${en}`)
  expect(spokenPlaces('it', play)('space:academy-2')).toBe(`Accademia 2. ${it}`)
})
