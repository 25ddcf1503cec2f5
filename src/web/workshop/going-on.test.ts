import { describe, expect, test } from 'vitest'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import type { Json } from '../../kernel/json.ts'
import { groupsOf, type PackEntry, type PackGroup } from '../../kernel/pack-groups.ts'
import { languages } from '../../kernel/words.ts'
import { keyOf, toldApart } from '../pack/entry-names.ts'
import { loadKnowledge } from '../pack/knowledge.ts'
import { confirmed } from './pack-edits.ts'
import { beside, leftOff, nextAfter, openAt, progressIn, surenessIn } from './progress.ts'
import { namedRows, referencesIn } from './references.ts'

describe.each(gameIds)('an evening with the box of %s', game => {
  test('whatever may be picked by name has a name that nothing beside it has, in every language', async () => {
    const { pack, ...rest } = await loadGame(game)
    for (const language of languages) {
      const knowledge = await loadKnowledge(game, language)
      const references = referencesIn(knowledge.field, pack, groupsOf(knowledge.field, pack))
      for (const [way, ids] of references) {
        const names = namedRows({ game: { ...rest, pack }, language, knowledge }, rest.prepare(pack), ids).map(
          row => row.name,
        )
        expect(new Set(names).size, `${language} ${way}: ${names.join(' | ')}`).toBe(ids.length)
      }
    }
  })

  test('whoever only goes on comes to every component once, whatever part they begin with', async () => {
    const { pack, groups, isDone } = await box(game)
    const begin = groups[Math.floor(groups.length / 2)] as PackGroup
    let now: Json = pack
    let at = begin.entries[0]
    const seen = new Set<string>()
    while (at !== undefined && !seen.has(keyOf(at))) {
      seen.add(keyOf(at))
      now = confirmed(now, at)
      const opened = openAt(groups, keyOf(at))
      at = opened && nextAfter(groups, opened, now, isDone)
    }
    const asked = groups.flatMap(group => group.entries).filter(entry => !isDone(pack, entry))
    expect(asked.filter(entry => !seen.has(keyOf(entry))).map(keyOf)).toEqual([])
    expect(at).toBeUndefined()
  })

  test('whoever comes back stands before what is not entered yet, and at first before what is made up', async () => {
    const { pack, groups, isDone, sourceOf } = await box(game)
    const first = leftOff(groups, pack, isDone, sourceOf) as PackEntry
    const part = openAt(groups, keyOf(first))?.group as PackGroup
    expect(part.entries.some(entry => sourceOf(pack, entry) !== 'rulebook')).toBe(true)
    const begun = confirmed(pack, first)
    expect(leftOff(groups, begun, isDone, sourceOf)).toBe(part.entries[1])
  })

  test('Page down and Page up lead through all parts and back', async () => {
    const { groups } = await box(game)
    const all = groups.flatMap(({ entries }) => entries)
    all.forEach((entry, at) => {
      expect(beside(groups, entry, 1)).toBe(all[at + 1])
      expect(beside(groups, entry, -1)).toBe(all[at - 1])
    })
  })
})

test('what goes by one name is told apart by what it says', () => {
  expect(
    toldApart([
      { name: 'Cost', text: 'Pay 1.' },
      { name: 'Cost', text: 'Pay 2.' },
      { name: 'Bonus', text: 'Gain 1.' },
    ]),
  ).toEqual(['Pay 1', 'Pay 2', 'Bonus'])
})

async function box(id: string) {
  const { pack } = await loadGame(id)
  const { field, sourceWords } = await loadKnowledge(id, 'en')
  return { pack, groups: groupsOf(field, pack), isDone: progressIn(sourceWords), sourceOf: surenessIn(sourceWords) }
}
