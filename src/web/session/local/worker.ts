import { expose } from 'comlink'
import type { CoreState, Seat } from '../../../kernel/contract.ts'
import type { GameRecord } from '../../../kernel/record.ts'
import type { ToldRefusal } from '../../../kernel/refusals.ts'
import { viewOf } from '../../../kernel/view.ts'
import { courseOf } from '../../../tables/apply.ts'
import type { Command } from '../../../tables/command.ts'
import { recordSoFar } from '../../../tables/record.ts'
import { toldOfTable } from '../../../tables/refusal.ts'
import { botsAsked } from '../../../tables/table.ts'
import type { Happened } from '../session.ts'
import { chooseFor } from './bots.ts'
import {
  backToLesson,
  botAnswerAt,
  commandAt,
  type LocalTable,
  type LocalView,
  takeUp,
  taughtAnswer,
  viewAfter,
  viewAt,
} from './local-table.ts'
import { keepRematch } from './new-table.ts'
import { findTable, keepTable } from './shelf.ts'
import { savedOf } from './summary.ts'

/** The engine and the bots of one table, away from the page so that it never waits for them. */

let local: LocalTable
/** What the page has been told. */
let told: readonly Happened[] = []
let tell: (view: LocalView) => void = () => undefined
/** Counts commands: bots that think for a position that was left stop. */
let turn = 0

const engine = {
  /** The first view is told as all others are: a bot may have answered before this has returned. */
  async open(id: string, listener: (view: LocalView) => void): Promise<void> {
    const saved = await findTable(id)
    if (saved === undefined) throw new Error(`this browser keeps no table ${id}`)
    local = await takeUp(saved)
    tell = listener
    tell(look())
    void letBotsPlay(turn)
  },

  /** Gives commands of the owner one after the other, as one gesture. What is refused is told: of an error only its text would pass. */
  async give(commands: readonly Command[]): Promise<ToldRefusal | undefined> {
    const mine = ++turn
    try {
      for (const command of commands) local = commandAt(local, command, Date.now())
      return undefined
    } catch (fault) {
      const told = toldOfTable(fault)
      if (told === undefined) throw fault
      return told
    } finally {
      tell(look())
      await save()
      void letBotsPlay(mine)
    }
  },

  /** Puts the game back where it left the lesson. */
  async backToLesson(): Promise<void> {
    const mine = ++turn
    local = backToLesson(local, Date.now())
    tell(look())
    await save()
    void letBotsPlay(mine)
  },

  viewAfter: (answers: number): CoreState => viewAfter(local, answers),

  record: (): GameRecord => recordSoFar(local.table),

  async rematch(): Promise<string> {
    const refused = await engine.give([{ kind: 'rematch' }])
    if (refused !== undefined) throw new Error(refused.message)
    return keepRematch(local)
  },
}

export type TableWorker = typeof engine

/** The table now, with everything that the page does not know yet; what was taken back it must forget. */
function look(): LocalView {
  const differs = told.findIndex((one, at) => one !== local.happened[at])
  const view = viewAt(local, differs < 0 ? told.length : differs)
  told = local.happened
  return view
}

/** Bots answer until a person is asked, and not at all where a challenge is set; of commands that come while the last is being saved, only the latest lets them. */
async function letBotsPlay(mine: number): Promise<void> {
  while (mine === turn && local.challenge === undefined) {
    const [asked] = botsAsked(local.table)
    if (asked === undefined) return
    local = botAnswerAt(local, asked, taughtAnswer(local, asked) ?? botAnswer(asked), Date.now())
    tell(look())
    await save()
  }
}

function botAnswer(seat: Seat): string {
  const { game, seats } = local.table
  const { state, components } = courseOf(local.table).play
  const holder = seats[seat]
  const level = holder?.kind === 'bot' ? holder.level : ''
  return chooseFor(game, components, viewOf(game, state, seat), seat, level, local.id)
}

const save = (): Promise<unknown> => keepTable(savedOf(local))

expose(engine)
