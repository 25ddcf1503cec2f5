import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Advice } from '../../bots/advice.ts'
import { type AdviceNews, LINES } from '../../protocol/lines.ts'
import { allowsAdvice } from '../../tables/entry.ts'
import { TableRefusal } from '../../tables/refusal.ts'
import type { Table } from '../../tables/table.ts'
import type { Viewer } from '../../tables/view.ts'
import { positionOf } from '../bots/bot-duty.ts'
import type { BotPosition } from '../bots/bots.ts'
import type { Context } from '../context.ts'
import { failureOf, ServerRefusal } from '../refused.ts'

/**
 * Advice for a seat, made in the threads in which the bots think, when its turn comes. Who accepts lines is told meanwhile how many
 * thoughts come first; others simply wait. When they go away it is not thought about.
 */
export async function answerWithAdvice(
  context: Context,
  table: Table,
  viewer: Viewer,
  accepts: string | undefined,
  reply: FastifyReply,
): Promise<Advice | PassThrough> {
  const position = context.ownPacks.run(table, () => positionToAdvise(table, viewer))
  if (accepts?.includes(LINES) !== true) return adviceAt(context, table, position, reply, () => undefined)
  const lines = new PassThrough()
  const say = (news: AdviceNews<Advice>): void => {
    if (!lines.destroyed) lines.write(`${JSON.stringify(news)}\n`)
  }
  let told: number | undefined
  const tell = (before: number): void => {
    if (before !== told) say({ before })
    told = before
  }
  adviceAt(context, table, position, reply, tell)
    .then(
      advice => say({ advice }),
      fault => say({ refused: failureOf(fault) }),
    )
    .finally(() => lines.end())
  // A proxy that gathers what we say would keep it from those who wait.
  reply.type(LINES).header('x-accel-buffering', 'no')
  return lines
}

function positionToAdvise(table: Table, viewer: Viewer): BotPosition {
  const { arrangement } = table
  if (!allowsAdvice(arrangement)) throw new TableRefusal(arrangement.rated ? 'rated-no-advice' : 'no-hints-here')
  const position = viewer === 'spectator' ? undefined : positionOf(table, viewer)
  if (position === undefined) throw new TableRefusal('advice-when-asked')
  return position
}

async function adviceAt(
  { bots, log }: Context,
  { header: { id } }: Table,
  position: BotPosition,
  reply: FastifyReply,
  tell: (before: number) => void,
): Promise<Advice> {
  const failed = (fault: unknown): void => log.warn({ table: id, err: fault }, 'a bot failed to give advice')
  const wanted = () => (reply.raw.destroyed ? undefined : position)
  const advice = await bots
    .advise({ table: id, urgency: () => 'awaited', position: wanted, failed }, tell)
    .catch(() => {
      throw new ServerRefusal('no-advice-now')
    })
  if (advice === undefined) throw new ServerRefusal('closing')
  return advice
}
