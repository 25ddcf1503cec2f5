import { beforeAll, describe, expect, test } from 'vitest'
import type { Store } from './port/store.ts'
import { aTable, engines, useDatabase } from './testing/stores.ts'

describe.each(engines)('invitations by name on %s', engine => {
  const database = useDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })

  const open = (people: readonly string[] = ['host']) => aTable(store, { status: 'open', people })
  const invite = (table: string, person: string, createdAt = 1) =>
    store.invite({ table, person, by: 'host', createdAt }, [{ kind: `call:${person}`, dueAt: 9, payload: { person } }])
  const tablesOf = async (person: string) => (await store.invitationsTo(person)).map(({ table }) => table)

  test('somebody is invited to a table once, with one call', async () => {
    const table = await open()
    expect(await Promise.all([invite(table, 'ben'), invite(table, 'ben', 2)])).toContain(true)
    expect(await invite(table, 'ben', 3)).toBe(false)
    expect(await store.invitationsAt(table)).toHaveLength(1)
    const due = await store.claimDue(100, 10, 'test', 1_000)
    expect(due.filter(job => job.table === table)).toMatchObject([{ kind: 'call:ben' }])
  })

  test('an invitation stands until its person sits down or declines, or the table begins or is put away', async () => {
    const [sits, declines, begins, goes] = [await open(['host', 'cem']), await open(), await open(), await open()]
    const stays = await open()
    for (const [at, table] of [sits, declines, begins, goes, stays].entries()) await invite(table, 'cem', at + 1)
    await store.changeInvitation(declines, 'cem', { declinedAt: 5 })
    const listing = { status: 'playing', updatedAt: 2 } as const
    await store.append({ table: begins, from: 1, entries: [{}], listing })
    await store.archive(goes, 5)
    expect(await tablesOf('cem')).toEqual([stays])
    expect(await store.invitationsAt(declines)).toMatchObject([{ person: 'cem', by: 'host', declinedAt: 5 }])
    expect((await store.invitationsTo('cem'))[0]?.row).toMatchObject({ id: stays, people: ['host'] })
  })

  test('each link by which somebody looks takes the place of the one before', async () => {
    const table = await open()
    await invite(table, 'dot')
    expect(await store.changeInvitation(table, 'dot', { link: 'first' })).toEqual({})
    expect(await store.changeInvitation(table, 'dot', { link: 'second' })).toEqual({ before: 'first' })
    const many = Array.from({ length: 8 }, (_, at) => `at once ${at}`)
    const answers = await Promise.all(many.map(link => store.changeInvitation(table, 'dot', { link })))
    const last = (await store.invitationsAt(table))[0]?.link ?? ''
    const before = answers.map(answer => answer?.before ?? '')
    expect([...before, last].toSorted()).toEqual(['second', ...many].toSorted())
    expect(await store.changeInvitation(table, 'dot', { declinedAt: 7 })).toEqual({ before: last })
    expect((await store.invitationsAt(table))[0]).not.toHaveProperty('link')
    for (const answer of [{ link: 'late' }, { declinedAt: 8 }])
      expect(await store.changeInvitation(table, 'dot', answer)).toBeUndefined()
  })

  test('what somebody was invited to can be taken back, with the links by which they looked', async () => {
    const [looked, not, others] = [await open(), await open(), await open()]
    for (const table of [looked, not]) await invite(table, 'eve')
    const call = { kind: 'call:eve', dueAt: 9, payload: {} }
    await store.invite({ table: others, person: 'eve', by: 'somebody else', createdAt: 1 }, [call])
    await store.changeInvitation(looked, 'eve', { link: 'seen' })
    expect(await store.takeBackInvitations('host', 'eve')).toEqual(['seen'])
    expect(await tablesOf('eve')).toEqual([others])
  })

  test('one of many invitations is found by its table', async () => {
    const first = await open()
    await invite(first, 'fay')
    for (let at = 0; at < 50; at++) await invite(await open(), 'fay', at + 2)
    expect(await tablesOf('fay')).not.toContain(first)
    expect((await store.invitationsTo('fay', first)).map(({ table }) => table)).toEqual([first])
  })

  test('who is invited no more finds nothing; invited again, they find it, and are not called twice', async () => {
    const table = await open()
    await invite(table, 'gil')
    await store.changeInvitation(table, 'gil', { link: 'seen' })
    expect(await store.changeInvitation(table, 'gil', { withdrawnAt: 5 })).toEqual({ before: 'seen' })
    expect([await tablesOf('gil'), await store.invitationsAt(table)]).toEqual([[], []])
    expect(await invite(table, 'gil', 6)).toBe(false)
    expect([await tablesOf('gil'), await store.invitationsAt(table)]).toMatchObject([[table], [{ person: 'gil' }]])
    const due = await store.claimDue(100, 200, 'test', 1_000)
    expect(due.filter(job => job.table === table)).toHaveLength(1)
  })
})
