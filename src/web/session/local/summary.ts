import type { Language } from '../../../kernel/words.ts'
import { languages } from '../../../kernel/words.ts'
import type { LocalTable } from './local-table.ts'
import type { TableSummary } from './saved-table.ts'

/** What a list of tables will say of this one, in every language, so that the list need not load the game. */
export function summaryOf({ game, saved, history, happened }: LocalTable): TableSummary {
  const { play } = history
  const who = (seat: number): string => saved.seats[seat]?.name ?? ''
  const last = (language: Language): string => {
    const told = happened
      .flatMap(one => one.events)
      .findLast(event => event.seat !== undefined && event.type !== 'forced')
    return told === undefined ? '' : (game.words[language].event(play.components, told, who) ?? '')
  }
  const { colors } = play.state.options
  return {
    changedAt: Date.now(),
    over: play.state.agenda.length === 0,
    yourTurn: play.open.some(question => question.seat === saved.seat),
    moment: inAll(language => game.words[language].moment(play.state)),
    last: inAll(last),
    colors: Array.isArray(colors) ? colors : [],
  }
}

const inAll = (text: (language: Language) => string): Readonly<Record<Language, string>> =>
  Object.fromEntries(languages.map(language => [language, text(language)])) as Record<Language, string>
