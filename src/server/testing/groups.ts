import { expect } from 'vitest'
import { arrive, ask, seatEverybody, type TestPerson } from './client.ts'
import { type Acknowledged, createPlayer, PATIENCE, pause } from './player.ts'

/** People who play one game after the other, whatever happens to the servers, until they are told that it is enough. */
export interface Load {
  /** Tables whose games were started. */
  readonly tables: readonly string[]
  acknowledged(): readonly Acknowledged[]
  retries(): number
  /** Games that were played to their end. */
  finished(): number
  /** Resolves when so many answers more were acknowledged; fails when nothing happens any more. */
  goesOn(answers: number): Promise<void>
  /** Every game under way is played to its end. */
  finish(): Promise<void>
}

export interface LoadOptions {
  readonly groups: number
  /** Where the person with this number finds a server. */
  address(person: number): string
  gameOf(group: number): string
  readonly thinks: number
}

export async function playInGroups({ groups, address, gameOf, thinks }: LoadOptions): Promise<Load> {
  let enough = false
  let finished = 0
  const tables: string[] = []

  /** Three people at one table after the other. */
  async function group(index: number) {
    const people: TestPerson[] = []
    for (const [seat, name] of ['Ada', 'Ben', 'Eve'].entries())
      people.push(await persistently(() => arrive(address(seat), `${name} ${index}`)))
    const players = people.map((person, seat) => createPlayer({ address: () => address(seat), person, thinks }))
    const play = async () => {
      while (!enough) {
        const table = await persistently(() => seatEverybody(people, gameOf(index)))
        await persistently(() =>
          ask(people[0] as TestPerson, 'POST', `/api/tables/${table}/commands`, {
            id: 's',
            command: { kind: 'start' },
          }),
        )
        tables.push(table)
        const views = await Promise.all(players.map((player, seat) => player.play(table, seat)))
        expect(views.every(view => view.status === 'finished')).toBe(true)
        finished++
      }
    }
    return { players, played: play() }
  }

  const all = await Promise.all(Array.from({ length: groups }, (_, index) => group(index)))
  const players = all.flatMap(one => one.players)
  const told = () => players.reduce((sum, player) => sum + player.acknowledged.length, 0)
  return {
    tables,
    acknowledged: () => players.flatMap(player => player.acknowledged),
    retries: () => players.reduce((sum, player) => sum + player.retries, 0),
    finished: () => finished,
    async goesOn(answers) {
      const wanted = told() + answers
      let seen = told()
      let until = Date.now() + PATIENCE
      while (told() < wanted) {
        if (Date.now() > until) throw new Error(`no answer was acknowledged any more after ${told()} of them`)
        await pause(5)
        if (told() === seen) continue
        seen = told()
        until = Date.now() + PATIENCE
      }
    },
    async finish() {
      enough = true
      await Promise.all(all.map(one => one.played))
    },
  }
}

/** Plain requests, which a server may not live to answer or has no database for. */
async function persistently<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE
  for (;;) {
    try {
      return await work()
    } catch (fault) {
      if (Date.now() > until) throw fault
      await pause(25)
    }
  }
}
