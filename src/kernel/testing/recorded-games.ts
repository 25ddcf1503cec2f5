import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { CoreState, Game, Play } from '../contract.ts'
import { isOver } from '../play.ts'
import { type GameRecord, readRecord } from '../record.ts'
import { type ReplayWatcher, replay } from '../replay.ts'
import { scoreLines } from './score-lines.ts'

/** How a game's recorded games are played again: what must hold after each answer, and how its scores are written. */
interface Again<S extends CoreState, C> {
  readonly watch: ReplayWatcher<S, C>
  readonly scores?: (play: Play<S, C>) => readonly string[]
}

/** The tests of every game for its recorded games, each with its final scores as remarks at its head. Gives the records. */
export function testRecordedGames<S extends CoreState, C>(
  game: Game<S, C>,
  folder: string,
  { watch, scores = scoreLines }: Again<S, C>,
): readonly GameRecord[] {
  const files = readdirSync(folder).map(name => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }))
  it.each(files)('$name comes to the same scores again', ({ text }) => {
    const { record, lines } = readRecord(text)
    const play = replay(game, record, lines, watch)
    expect(isOver(play)).toBe(true)
    const promised = text.split('\n').filter(line => line.startsWith('# '))
    expect(promised.length).toBeGreaterThan(0)
    expect(scores(play).map(line => `# ${line}`)).toEqual(promised)
  })
  return files.map(({ text }) => readRecord(text).record)
}

export const playerCounts = (records: readonly GameRecord[]): readonly number[] =>
  [...new Set(records.map(record => record.players))].sort()

export const verbsIn = (records: readonly GameRecord[]): ReadonlySet<string> =>
  new Set(records.flatMap(record => record.answers.map(({ key }) => key.split(':')[0] ?? '')))
