import { choose } from '../../../src/bots/choose.ts'
import { loadGame } from '../../../src/games/catalogue.ts'
import { answer, begin, isOver, questionFor } from '../../../src/kernel/play.ts'
import { recordOf } from '../../../src/kernel/record.ts'
import { viewOf } from '../../../src/kernel/view.ts'
import { entriesOf, headerFor } from '../../../src/web/session/local/from-record.ts'
import type { LocalSeat, SavedTable } from '../../../src/web/session/local/saved-table.ts'

/** How far a game has come. */
export type Stage = 'early' | 'middle' | 'late'

const share: Readonly<Record<Stage, number>> = { early: 0.06, middle: 0.5, late: 0.94 }

const names = ['Ada', 'Blaise', 'Chiara', 'Dmitri']

type Tables = Readonly<Record<Stage, SavedTable>>

const played = new Map<string, Promise<Tables>>()

/** A table of this browser as it stands when its owner is asked, early, in the middle and late in a game that bots have played. */
export function tablesOf(game: string, players: number): Promise<Tables> {
  const key = `${game} ${players}`
  const tables = played.get(key) ?? playedTables(game, players)
  played.set(key, tables)
  return tables
}

async function playedTables(game: string, players: number): Promise<Tables> {
  const rules = await loadGame(game)
  const seed = `sizes ${game}`
  const play = begin(rules, { players, seed })
  const { state } = play
  const answers: { seat: number; key: string }[] = []
  const asked: number[] = []
  while (!isOver(play)) {
    const question = play.open[0]
    if (question === undefined) break
    const { seat } = question
    if (questionFor(play, 0) !== undefined && question.options.length > 1) asked.push(answers.length)
    const view = viewOf(rules, play.state, seat)
    const key = choose('novice', { game: rules, components: play.components, view, seat, seed })
    answer(play, seat, key)
    answers.push({ seat, key })
  }
  const seats = names
    .slice(0, players)
    .map((name, at): LocalSeat => (at === 0 ? { kind: 'person', name } : { kind: 'bot', name, level: 'novice' }))
  const tableAt = (stage: Stage): SavedTable => {
    const at = asked[Math.floor(asked.length * share[stage])] ?? 0
    return {
      id: `here-${stage}`,
      seat: 0,
      header: headerFor({ id: `here-${stage}`, game, seats, seat: 0, options: state.options, createdAt: 0 }),
      entries: entriesOf(recordOf(rules, state, { seed }, answers.slice(0, at)), 0),
      summary: {
        changedAt: 0,
        over: false,
        yourTurn: true,
        moment: { en: '', it: '' },
        last: { en: '', it: '' },
        colors: [],
      },
    }
  }
  return { early: tableAt('early'), middle: tableAt('middle'), late: tableAt('late') }
}
