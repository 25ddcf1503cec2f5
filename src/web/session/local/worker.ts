import { expose } from 'comlink'
import { loadEdition } from '../../../games/editions.ts'
import type { Seat } from '../../../kernel/contract.ts'
import type { StandingOrder } from '../../../kernel/orders.ts'
import { isOver } from '../../../kernel/play.ts'
import type { GameRecord } from '../../../kernel/record.ts'
import { viewOf } from '../../../kernel/view.ts'
import type { ChatLine, Happened } from '../session.ts'
import { chooseFor } from './bots.ts'
import {
  answerAsOrdered,
  answerAt,
  type LocalTable,
  type LocalView,
  openTable,
  recordSoFar,
  redoAt,
  restartTurnAt,
  taughtAnswer,
  undoAt,
  viewAt,
} from './local-table.ts'
import { findTable, keepTable } from './shelf.ts'
import { summaryOf } from './summary.ts'

/** The engine and the bots of one table, away from the page so that it never waits for them. */

let table: LocalTable
/** What the page has been told. */
let told: readonly Happened[] = []
let tell: (view: LocalView) => void = () => undefined
/** Milliseconds between two answers of bots, so that an eye can follow. */
let pace = 0
/** Counts commands: bots that think for a position that was left stop. */
let turn = 0

const engine = {
  /** The first view is told as all others are: a bot may have answered before this has returned. */
  async open(id: string, listener: (view: LocalView) => void, botPace: number): Promise<void> {
    const saved = await findTable(id)
    if (saved === undefined) throw new Error(`this browser keeps no table ${id}`)
    table = openTable(await loadEdition(saved.record), saved)
    tell = listener
    pace = botPace
    tell(look())
    void letBotsPlay(turn)
  },

  async answer(keys: readonly string[]): Promise<void> {
    await change(() => {
      for (const key of keys) answerAt(table, table.saved.seat, key)
      answerAsOrdered(table)
    })
  },
  undo: () => change(() => undoAt(table, table.saved.seat)),
  redo: () => change(() => redoAt(table, table.saved.seat)),
  restartTurn: () => change(() => restartTurnAt(table, table.saved.seat)),

  order: (order: StandingOrder) =>
    change(() => {
      table.orders = [...table.orders.filter(one => one.id !== order.id), order]
      answerAsOrdered(table)
    }),
  withdraw: (id: string) =>
    change(() => {
      table.orders = table.orders.filter(one => one.id !== id)
    }),

  async keep(words: { readonly notes: string; readonly chat: readonly ChatLine[] }): Promise<void> {
    table = { ...table, saved: { ...table.saved, ...words } }
    await save()
  },
  record: (): GameRecord => recordSoFar(table),
  setPace(botPace: number): void {
    pace = botPace
  },
}

export type Engine = typeof engine

/** The table now, with everything that the page does not know yet; what was taken back it must forget. */
function look(): LocalView {
  const differs = told.findIndex((one, at) => one !== table.happened[at])
  const view = viewAt(table, table.saved.seat, differs < 0 ? told.length : differs)
  told = [...table.happened]
  return view
}

async function change(act: () => void): Promise<void> {
  const mine = ++turn
  try {
    act()
  } finally {
    tell(look())
    await save()
    void letBotsPlay(mine)
  }
}

/** Bots answer until a person is asked; of commands that come while the last is being saved, only the latest lets them. */
async function letBotsPlay(mine: number): Promise<void> {
  while (mine === turn && !isOver(table.history.play)) {
    const asked = table.history.play.open.find(({ seat }) => table.saved.seats[seat]?.kind === 'bot')
    if (asked === undefined) return
    if (pace > 0) await new Promise(resolve => setTimeout(resolve, pace))
    if (mine !== turn) return
    answerAt(table, asked.seat, taughtAnswer(table, asked.seat) ?? botAnswer(asked.seat))
    answerAsOrdered(table)
    tell(look())
    await save()
  }
}

function botAnswer(seat: Seat): string {
  const holder = table.saved.seats[seat]
  const { state, components } = table.history.play
  const level = holder?.kind === 'bot' ? holder.level : ''
  return chooseFor(table.game, components, viewOf(table.game, state, seat), seat, level)
}

async function save(): Promise<void> {
  const record = recordSoFar(table)
  await keepTable({ ...table.saved, record, redo: table.redo, orders: table.orders, summary: summaryOf(table) })
}

expose(engine)
