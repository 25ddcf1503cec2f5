import { isOver } from '../../../kernel/play.ts'
import { eachLanguage } from '../../../kernel/translations.ts'
import type { Language } from '../../../kernel/words.ts'
import { courseOf } from '../../../tables/apply.ts'
import { seatName } from '../../../tables/record.ts'
import { resultOf } from '../../../tables/result.ts'
import { askedSeats } from '../../../tables/table.ts'
import type { LocalTable } from './local-table.ts'
import type { SavedTable, SavedTableSummary } from './saved-table.ts'

/** A table as it is kept. */
export function savedOf(local: LocalTable): SavedTable {
  const { table: _table, happened: _happened, ...kept } = local
  return { ...kept, summary: summaryOf(local) }
}

function withResult(table: LocalTable['table']): Pick<SavedTableSummary, 'result'> {
  const result = resultOf(table)
  return result === undefined ? {} : { result }
}

/** What a list of tables will say of this one, in every language, so that the list need not load the game. */
function summaryOf({ seat, table, happened }: LocalTable): SavedTableSummary {
  const { game, seats } = table
  const { play } = courseOf(table)
  const who = (one: number): string => seatName(seats[one], one)
  const last = (language: Language): string => {
    const told = happened
      .flatMap(one => one.events)
      .findLast(event => event.seat !== undefined && event.type !== 'forced')
    return told === undefined ? '' : (game.words[language].event(play.components, told, who) ?? '')
  }
  const { colors } = play.state.options
  return {
    changedAt: Date.now(),
    over: isOver(play),
    ...withResult(table),
    yourTurn: askedSeats(table).includes(seat),
    moment: eachLanguage(language => game.words[language].moment(play.state)),
    last: eachLanguage(last),
    colors: Array.isArray(colors) ? colors : [],
  }
}
