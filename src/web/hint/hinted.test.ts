import { expect, test } from 'vitest'
import { advise } from '../../bots/advice.ts'
import { playUntil, taskAt } from '../../bots/testing/midgame.ts'
import { newton } from '../../games/newton/game.ts'
import type { Game, Play } from '../../kernel/contract.ts'
import { resume } from '../../kernel/play.ts'
import { languages } from '../../kernel/words.ts'
import { newtonBoard } from '../boards/newton/board.ts'
import { askingOf } from '../question/choices.ts'
import { hintedOptions } from './hinted.ts'

const game = newton as unknown as Game
const middle = playUntil(game, 2, 'hinted', play => play.game.moment(play.state)[0] === 3)
const task = taskAt(middle)
const seen: Play = resume(game, middle.components, task.view)
const advice = advise('scholar', task)

for (const language of languages)
  test(`what is advised is named and told as the question names it, and lies on the board (${language})`, () => {
    const asking = askingOf(seen, task.seat, newtonBoard, language)
    if (asking === undefined) throw new Error('nobody is asked')
    const hinted = hintedOptions(advice, asking, seen, task.seat, newtonBoard, language)
    expect(hinted).toHaveLength(advice.options.length)
    for (const { option, choice, label, places } of hinted) {
      expect(choice?.keys[0]).toBe(option.key)
      expect(label).toBe(choice?.label)
      expect(places).toEqual(choice?.places)
    }
    expect(hinted[0]?.goesOn.length).toBeGreaterThan(0)
  })

test('an option that the list does not have is told by its own words', () => {
  const asking = askingOf(seen, task.seat, newtonBoard, 'en')
  if (asking === undefined) throw new Error('nobody is asked')
  const [first] = hintedOptions(advice, { ...asking, choices: [] }, seen, task.seat, newtonBoard, 'en')
  expect(first?.choice).toBeUndefined()
  expect(first?.label).not.toBe(first?.option.key)
  expect(first?.places.length).toBeGreaterThan(0)
})
