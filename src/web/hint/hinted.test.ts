import { expect, test } from 'vitest'
import { advise } from '../../bots/advice.ts'
import { playUntil, taskAt } from '../../bots/testing/midgame.ts'
import { expo1906 } from '../../games/expo1906/game.ts'
import { newton } from '../../games/newton/game.ts'
import type { Game, Play } from '../../kernel/contract.ts'
import { resume } from '../../kernel/play.ts'
import type { Option } from '../../kernel/question.ts'
import { languages } from '../../kernel/words.ts'
import { expoBoard } from '../boards/expo1906/board.ts'
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

test('what is advised with a piece is the answer that sets it down, with the piece turned as it must be held', () => {
  const expo = expo1906 as unknown as Game
  const isCarried = (play: Play, option: Option) => expoBoard.carriedBy?.(play, option) !== undefined
  const placing = playUntil(expo, 2, 'hinted', play => play.open[0]?.options.some(one => isCarried(play, one)) === true)
  const { seat, view } = taskAt(placing)
  const looked = resume(expo, placing.components, view)
  const asking = askingOf(looked, seat, expoBoard, 'en')
  const carried = placing.open[0]?.options.findLast(one => isCarried(placing, one))
  if (asking === undefined || carried === undefined) throw new Error('no piece can be set down')
  const judged = advise('novice', taskAt(placing))
  const options = judged.options.slice(0, 1).map(one => ({ ...one, key: carried.key, line: [carried.key] }))
  const [hinted] = hintedOptions({ ...judged, options }, asking, looked, seat, expoBoard, 'en')
  expect(hinted?.choice?.keys).toEqual([carried.key])
  const { from = [], turn } = expoBoard.carriedBy?.(placing, carried) ?? {}
  expect(hinted?.held).toEqual({ piece: from[0], turn })
  expect(hinted?.places[0]).toBe(from[0])
})
