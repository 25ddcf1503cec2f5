import { expect, test } from 'vitest'
import { gameIds } from '../../../games/catalogue.ts'
import { loadPackDescription } from '../../../games/pack-descriptions.ts'
import type { Field } from '../../../kernel/pack-fields.ts'
import { loadValueNames, namingOf } from './names.ts'

/** Every name that a form for this field may have to say. */
function namesIn(field: Field, seen = new Set<Field>()): readonly string[] {
  if (seen.has(field)) return []
  seen.add(field)
  switch (field.kind) {
    case 'record':
      return field.parts.flatMap(({ name, field: part }) =>
        part.kind === 'drawing' || part.kind === 'fixed' ? [] : [name, ...namesIn(part, seen)],
      )
    case 'rows':
      return namesIn(field.item, seen)
    case 'places':
      return [...field.items, ...(field.rest === undefined ? [] : [field.rest])].flatMap(item => namesIn(item, seen))
    case 'table':
      return [...(field.keys ?? []), ...namesIn(field.value, seen)]
    case 'shapes':
      return field.shapes.flatMap(({ name, field: shape }) => [name, ...namesIn(shape, seen)])
    case 'or-none':
      return namesIn(field.inner, seen)
    case 'choice':
      return field.values
    default:
      return []
  }
}

test.each(gameIds)('every field, shape and choice of a pack of %s has an Italian name', async game => {
  const [{ field }, english, italian] = await Promise.all([
    loadPackDescription(game),
    loadValueNames(game, 'en'),
    loadValueNames(game, 'it'),
  ])
  const sameInBoth = [
    'era',
    'round',
    'bonus',
    'campus',
    'eureka',
    'ignotus',
    'academy',
    'A',
    'B',
    'C',
    'D',
    'E',
    'F',
    'G',
    'a',
    'b',
    'c',
  ]
  const untold = [...new Set(namesIn(field))].filter(
    name => italian(name) === english(name) && !sameInBoth.includes(name),
  )
  expect(untold).toEqual([])
})

test('a name is read as it is spelled where nobody has another, whatever a pack calls its keys', () => {
  const nameOf = namingOf([{ en: { vp: 'points' } }], 'it')
  expect(nameOf('vp')).toBe('points')
  expect(nameOf('startingCoins')).toBe('starting coins')
  expect(nameOf('before-main')).toBe('before main')
  expect(nameOf('constructor')).toBe('constructor')
})
