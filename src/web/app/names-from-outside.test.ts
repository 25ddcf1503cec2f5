import { expect, test } from 'vitest'
import { hasBoard, loadBoard } from '../boards/registry.ts'
import { chapterOf } from '../handbook/chapter-ids.ts'
import { loadHandbook } from '../handbook/load-handbook.ts'
import { hasLesson, loadLesson } from '../learn/lessons.ts'
import { loadValueNames } from '../pack/names/names.ts'
import { plainWord } from '../rules/plain-words.ts'
import { loadDrawnEffects } from '../workshop/drawn-effects.ts'

test.each(Object.getOwnPropertyNames(Object.prototype))('an address with "%s" for a game finds nothing', async name => {
  expect([hasBoard(name), hasLesson(name)]).toEqual([false, false])
  expect(await loadBoard(name)).toBeUndefined()
  expect(await loadLesson(name, 'turns')).toBeUndefined()
  expect(await loadHandbook(name, 'en')).toBeUndefined()
  expect(chapterOf(name, 'N-1')).toBeUndefined()
  expect(plainWord(name, 'name', 'en')).toBe(plainWord('chess', 'name', 'en'))
  expect((await loadValueNames(name, 'en'))('startingCoins')).toBe('starting coins')
  expect((await loadDrawnEffects(name))({})).toEqual([])
})
