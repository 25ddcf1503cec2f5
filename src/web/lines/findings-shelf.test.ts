import { expect, test, vi } from 'vitest'
import { playMatch } from '../../bots/match.ts'
import { newton } from '../../games/newton/game.ts'
import { begin } from '../../kernel/play.ts'
import { recordOf } from '../../kernel/record.ts'
import { withComment } from '../../kernel/variations.ts'
import type { Findings, FindingsAnswer } from '../../protocol/findings/requests.ts'
import { deviceStorage } from '../plan/testing/device.ts'
import { replayedGame } from '../replay/replayed-game.ts'
import { type FindingsRequests, linesOf, NO_FINDINGS, serverFindings } from './findings-shelf.ts'

const play = begin(newton, { players: 2, seed: 'findings', options: { confirm: false } })
const { answers } = playMatch(newton, { seed: 'findings', seats: ['random', 'random'], thinking: {} })
const game = replayedGame(
  newton as never,
  recordOf(newton as never, play.state, { seed: 'findings' }, answers.slice(0, 12)),
)

const saying = (text: string, at: number, findings: Findings = NO_FINDINGS): Findings => ({
  ...findings,
  comments: withComment(linesOf(game, findings), { line: 0, at }, text).comments,
})

/** A server that keeps findings as the real one does. */
function serverOf(first: Findings = NO_FINDINGS): { requests: FindingsRequests; kept(): FindingsAnswer } {
  let kept: FindingsAnswer = { findings: first, revision: 0 }
  return {
    kept: () => kept,
    requests: {
      read: async () => kept,
      keep: async (findings, revision) => {
        const fits = revision === kept.revision
        if (fits) kept = { findings, revision: revision + 1 }
        return { kept: fits, ...kept }
      },
    },
  }
}

test('what is said and found on one device is on the other, and neither is lost where both did', async () => {
  const server = serverOf()
  const desk = serverFindings('t', game, server.requests, deviceStorage())
  const phone = serverFindings('t', game, server.requests, deviceStorage())
  desk.keep({ ...saying('at the desk', 3), found: [4] })
  await vi.waitFor(() => expect(server.kept().findings.found).toEqual([4]))
  phone.keep({ ...saying('on the phone', 5), found: [7] })
  await vi.waitFor(() => expect(server.kept().findings.comments).toHaveLength(2))
  expect(
    phone
      .get()
      .comments.map(({ text }) => text)
      .toSorted(),
  ).toEqual(['at the desk', 'on the phone'])
  expect(phone.get().found.toSorted()).toEqual([4, 7])
})

test('what a device kept before it knew the server goes there, and lines that cannot be played are left out', async () => {
  const storage = deviceStorage()
  serverFindings('t', game, serverOf().requests, storage).keep(saying('from before', 2))
  const server = serverOf({
    ...NO_FINDINGS,
    variations: [{ from: 0, after: 1, answers: [{ seat: 0, key: 'nonsense' }] }],
  })
  const shelf = serverFindings('t', game, server.requests, storage)
  await vi.waitFor(() => expect(server.kept().findings.comments).toEqual([{ line: 0, at: 2, text: 'from before' }]))
  expect(shelf.get().variations).toEqual([])
})
