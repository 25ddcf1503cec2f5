import { afterAll, beforeAll, expect, test } from 'vitest'
import { pebbles } from '../../../docs/adding-a-game/pebbles.ts'
import { chanceFromSeed } from '../../kernel/chance.ts'
import type { Game } from '../../kernel/contract.ts'
import type { GivenAnswer } from '../../kernel/history.ts'
import type { Json } from '../../kernel/json.ts'
import { begin, isOver } from '../../kernel/play.ts'
import { takeRandomly } from '../../kernel/playout.ts'
import { readRecord, recordOf, writeRecord } from '../../kernel/record.ts'
import { replay } from '../../kernel/replay.ts'
import { MOST_SHARED_GAMES, type SharedGameAnswer, type SharedGameInfo } from '../../protocol/rest.ts'
import { arrive, ask, call, type TestPerson } from '../testing/client.ts'
import { pebblesPack, serveForTest, type TestServer } from '../testing/pebbles.ts'

let server: TestServer
let ada: TestPerson
beforeAll(async () => {
  server = await serveForTest()
  ada = await arrive(server.url, 'Ada')
})
afterAll(() => server.close())

/** A whole game as a text, with components of its own if any are given. */
function played(pack?: object): string {
  const own = pack === undefined ? {} : { pack: pack as Json }
  const play = begin(pebbles, { players: 2, seed: 'shared', ...own })
  const chance = chanceFromSeed('answers')
  const answers: GivenAnswer[] = []
  while (!isOver(play)) {
    const { question, chosen } = takeRandomly(play, chance)
    answers.push({ seat: question.seat, key: chosen.key })
  }
  return writeRecord(recordOf(pebbles as Game, play.state, { seed: 'shared', ...own }, answers))
}

const share = (person: TestPerson, record: string): Promise<SharedGameInfo> =>
  ask(person, 'POST', '/api/shared-games', { record })
const refusedTo = (person: TestPerson, method: string, path: string, body?: object) =>
  call<{ code: string; reason: { why: string } }>(server.url, method, path, body, { cookie: person.cookie })

test('a game with components of its own is shared by a link, and plays again to the last answer', async () => {
  const record = played(pebblesPack(10))
  const made = await share(ada, `# a remark\n${record}`)
  const { status, body } = await call<SharedGameAnswer>(server.url, 'GET', `/api/shared-games/${made.id}`)
  expect(status).toBe(200)
  expect(body).toEqual({ ...made, game: 'pebbles', record })
  const { record: read } = readRecord(body.record)
  expect(() => replay(pebbles, read, [])).not.toThrow()
  expect(await ask(ada, 'GET', '/api/me/shared-games')).toEqual([made])
})

test('its owner alone withdraws it, and it goes with its owner', async () => {
  const [ben, eve] = [await arrive(server.url, 'Ben'), await arrive(server.url, 'Eve')]
  const [first, second] = [await share(ben, played()), await share(ben, played())]
  expect(await refusedTo(eve, 'DELETE', `/api/me/shared-games/${first.id}`)).toMatchObject({
    body: { reason: { why: 'no-such-shared-game' } },
  })
  await ask(ben, 'DELETE', `/api/me/shared-games/${first.id}`)
  expect(await ask(ben, 'GET', '/api/me/shared-games')).toEqual([second])
  await ask(ben, 'DELETE', '/api/me', {})
  for (const { id } of [first, second])
    expect((await call(server.url, 'GET', `/api/shared-games/${id}`)).status).toBe(404)
})

test('what is no record, or has components with which nobody can play, is refused and not kept; so are too many', async () => {
  const cem = await arrive(server.url, 'Cem')
  const record = played(pebblesPack(10))
  expect((await call(server.url, 'POST', '/api/shared-games', { record })).status).toBe(401)
  for (const [wrong, code] of [
    ['no record', 'bad-record'],
    [record.replace('"rounds":3', '"rounds":"many"'), 'bad-components'],
    [record.replace('pebbles', 'marbles'), 'unknown-game'],
  ] as const)
    expect((await refusedTo(cem, 'POST', '/api/shared-games', { record: wrong })).body.code, wrong.slice(0, 30)).toBe(
      code,
    )
  expect(await ask(cem, 'GET', '/api/me/shared-games')).toEqual([])
  for (let at = 0; at < MOST_SHARED_GAMES; at++) await share(cem, played())
  expect((await refusedTo(cem, 'POST', '/api/shared-games', { record: played() })).body.reason.why).toBe(
    'too-many-shared-games',
  )
})
