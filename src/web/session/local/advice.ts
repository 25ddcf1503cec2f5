import type { Advice } from '../../../bots/advice.ts'
import { thinkAside } from '../../thinking/think-aside.ts'
import type { TableSnapshot } from '../session.ts'

/** How long a bot may think about a hint, in milliseconds. */
const PATIENCE = 700

/** What a master would do in the viewer's place. It is given the viewer's view: the page has nothing else. */
export async function adviceFor({ game, pack, play, seat }: TableSnapshot): Promise<Advice> {
  if (play === undefined || seat === undefined) throw new Error('nobody is asked')
  const seed = crypto.randomUUID()
  const position = { game: game.id, pack, view: play.state, seat }
  return thinkAside({ kind: 'advice', ...position, level: 'master', seed, budgetMs: PATIENCE })
}
