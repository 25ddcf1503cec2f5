import { describe, expect, test } from 'vitest'
import { loadGame } from '../games/catalogue.ts'
import { readArguments, readOptions } from './arguments.ts'

describe('what a command was called with', () => {
  test('an id that begins with a dash is a word, wherever it stands', () => {
    for (const id of ['-kYfJ3s0_aB-cD9z', '--fJ3s0_aB-cD9zQ'])
      for (const args of [
        ['show', id, '--entries', '2'],
        ['--entries', '2', 'show', id],
      ]) {
        const given = readArguments(args, { entries: 'text' })
        expect(given.words).toEqual(['show', id])
        expect(given.number('entries', 10, 0)).toBe(2)
      }
  })

  test('a flag that is as long as an id is a flag', () => {
    expect(readArguments(['--neighbours-all'], { 'neighbours-all': 'switch' }).is('neighbours-all')).toBe(true)
  })

  test('an unknown flag is refused with those that there are', () => {
    for (const flag of ['-e', '--entry', '-entries'])
      expect(() => readArguments([flag], { entries: 'text' }), flag).toThrow(/there are: --entries/)
  })
})

describe('options of a game, as a command is given them', async () => {
  const inventions = await loadGame('inventions')
  const optionsOf = (...args: readonly string[]) => readOptions(readArguments(args, { options: 'text' }), inventions, 1)

  test('are names with values; true and false are no words', () => {
    expect(optionsOf('--options', 'level=hard,confirm=false')).toEqual({ level: 'hard', confirm: false })
    expect(optionsOf()).toEqual({})
  })

  test('are refused with what would be right', () => {
    for (const odd of ['level', '=hard', 'level=hard,', 'level=a=b'])
      expect(() => optionsOf('--options', odd), odd).toThrow(/as in level=hard/)
    expect(() => optionsOf('--options', 'level=impossible')).toThrow('it takes one of: easy, normal, hard')
    expect(() => optionsOf('--options', 'levels=hard')).toThrow(
      'there is no option "levels"; there are: confirm, level',
    )
  })
})
