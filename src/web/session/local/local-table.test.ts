import { describe, expect, test } from 'vitest'
import { gameIds, loadGame } from '../../../games/catalogue.ts'
import { chanceFromSeed, nextBelow } from '../../../kernel/chance.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { isOver } from '../../../kernel/play.ts'
import { applyEntry, courseOf } from '../../../tables/apply.ts'
import { decide } from '../../../tables/decide.ts'
import { newTable, type Table } from '../../../tables/table.ts'
import { viewTable } from '../../../tables/view.ts'
import { headerFor } from './from-record.ts'
import { botAnswerAt, commandAt, type LocalTable, openTable, startAt, viewAt, withEntry } from './local-table.ts'

async function begun(game: string, seed: string, bots: number): Promise<LocalTable> {
  const id = 'here-trial'
  const others = Array.from({ length: bots }, (_, at) => ({ kind: 'bot', name: `Bot ${at}`, level: 'random' }) as const)
  const seats = [{ kind: 'person', name: 'Ada' }, ...others] as const
  const header = headerFor({ id, game, seats, seat: 0, options: {}, createdAt: 1 })
  return startAt(openTable(await loadGame(game), { id, seat: 0, header, entries: [] }), seed, 1)
}

const stateOf = (table: Table): string => JSON.stringify(courseOf(table).play.state)

/** Plays random answers to the end and shows the table after each. */
function playThrough(start: LocalTable, seed: string, see: (local: LocalTable) => void): LocalTable {
  const chance = chanceFromSeed(seed)
  const pick = <T>(items: readonly T[]): T => items[nextBelow(chance, items.length)] as T
  let local = start
  while (!isOver(courseOf(local.table).play)) {
    const { seat, options } = pick(courseOf(local.table).play.open)
    const { key } = pick(options)
    local = seat === 0 ? commandAt(local, { kind: 'answer', seat, key }, 2) : botAnswerAt(local, seat, key, 2)
    see(local)
  }
  return local
}

/** The same game at a table of the server, where people sit at all seats. */
function atServer({ table, entries }: LocalTable): Table {
  const seats = table.seats.map((_, seat) => ({ kind: 'person', person: `p${seat}`, name: `P${seat}` }) as const)
  const [host] = seats
  if (host === undefined) throw new Error('nobody sits there')
  return entries.reduce(applyEntry, newTable({ ...table.header, host, seats }, table.game))
}

describe.each(gameIds)('a table of this browser at %s', id => {
  test('lets exactly that be taken back which a table of the server does, and goes back exactly as far', async () => {
    for (const [seed, bots] of [
      ['undo 0', 1],
      ['undo 1', 2],
    ] as const) {
      const start = await begun(id, seed, bots)
      let server = atServer(start)
      let answers = 0
      let restarts = 0
      playThrough(start, seed, local => {
        answers++
        server = local.entries.slice(server.number).reduce(applyEntry, server)
        const { own } = viewAt(local, 0).view
        const there = viewTable(server, 0).own
        expect(own).toMatchObject({ canUndo: there?.canUndo, canRestartTurn: there?.canRestartTurn })
        for (const kind of ['undo', 'restart-turn'] as const) {
          if (!(kind === 'undo' ? own?.canUndo : own?.canRestartTurn)) continue
          const command = { kind, seat: 0 } as const
          const by = { person: 'p0', name: 'P0' }
          const asked = { command, by, now: 3, seed: () => '', table: () => '' }
          const back = commandAt(local, command, 3)
          expect(stateOf(back.table)).toBe(stateOf(decide(server, asked).tables.at(-1) ?? server))
          if (kind === 'restart-turn') restarts++
        }
      })
      expect(restarts).toBeGreaterThan(answers / 20)
    }
  })

  test('leads back by redo to exactly where it was, and folds to the same', async () => {
    const start = await begun(id, 'again', 2)
    const chance = chanceFromSeed('sampled')
    const end = playThrough(start, 'again', local => {
      if (nextBelow(chance, 8) > 0 || viewAt(local, 0).view.own?.canRestartTurn !== true) return
      let back = commandAt(local, { kind: 'restart-turn', seat: 0 }, 3)
      expect(back.happened.length).toBeLessThan(local.happened.length)
      expect(openTable(back.table.game, back)).toEqual(back)
      while (courseOf(back.table).redo.length > 0) back = commandAt(back, { kind: 'redo', seat: 0 }, 3)
      expect(stateOf(back.table)).toBe(stateOf(local.table))
    })
    expect(openTable(end.table.game, end)).toEqual(end)
  })
})

describe('a table of this browser', () => {
  test('tells its owner what happened as they may see it, and no answer of another seat by its key', async () => {
    const start = await begun('newton', 'told', 1)
    const end = playThrough(start, 'told', () => undefined)
    const { news } = viewAt(end, 0)
    expect(news.filter(one => one.seat === 1).every(one => one.key === '')).toBe(true)
    expect(news.filter(one => one.seat === 0).every(one => one.key !== '')).toBe(true)
  })

  test('tells only what is new, and forgets what was taken back', async () => {
    const start = await begun('newton', 'news', 1)
    const known = start.happened.length
    const key = (local: LocalTable, seat: Seat): string =>
      courseOf(local.table).play.open.find(one => one.seat === seat)?.options[0]?.key ?? ''
    const after = commandAt(start, { kind: 'answer', seat: 0, key: key(start, 0) }, 2)
    expect(viewAt(after, known)).toMatchObject({ kept: known, news: [{ answer: 1, seat: 0 }] })
    const back = commandAt(after, { kind: 'undo', seat: 0 }, 3)
    expect(viewAt(back, known + 1)).toMatchObject({ kept: known, news: [] })
  })

  test('takes back anything once its owner insists, for nobody else is there to be asked', async () => {
    const start = await begun('newton', 'insists', 1)
    let insisted = 0
    playThrough(start, 'insists', local => {
      const { own } = viewAt(local, 0).view
      if (own?.mayAskConsent !== true) return
      const back = commandAt(local, { kind: 'ask-consent', seat: 0 }, 3)
      expect(courseOf(back.table).play.open.some(({ seat }) => seat === 0)).toBe(true)
      insisted++
    })
    expect(insisted).toBeGreaterThan(5)
  })

  test('keeps talk, notes and orders, as any table does', async () => {
    let local = await begun('newton', 'talk', 1)
    local = commandAt(local, { kind: 'say', text: ' well met ' }, 5)
    local = commandAt(local, { kind: 'note', seat: 0, text: 'books first' }, 6)
    local = commandAt(local, { kind: 'order', seat: 0, order: { id: 'o', rule: 'turn', key: 'x', until: 'game' } }, 7)
    const { view } = viewAt(openTable(local.table.game, local), 0)
    expect(Object.values(view.chat)).toEqual([{ at: 5, name: 'Ada', seat: 0, text: 'well met' }])
    expect(view.own).toMatchObject({ notes: 'books first', orders: [{ id: 'o' }] })
    expect(() => commandAt(local, { kind: 'say', text: 'x'.repeat(501) }, 8)).toThrow(/at most 500/)
  })

  test('asks nobody who is not there: with the seats of a record no consent is offered', async () => {
    const id = 'here-record'
    const seats = ['Ada', 'Ben'].map(name => ({ kind: 'person', name }) as const)
    const header = headerFor({ id, game: 'newton', seats, seat: 0, options: {}, createdAt: 1 })
    let local = startAt(openTable(await loadGame('newton'), { id, seat: 0, header, entries: [] }), 'record', 1)
    for (let given = 0; given < 40; given++) {
      const [question] = courseOf(local.table).play.open
      const { seat = 0, options = [] } = question ?? {}
      local = withEntry(local, { kind: 'answered', seat, key: options[0]?.key ?? '', at: 2 })
      expect(viewAt(local, 0).view.own?.mayAskConsent).toBe(false)
    }
  })
})
