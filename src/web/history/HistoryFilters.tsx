import type { PlayedFilter } from '../../tables/played.ts'
import type { HistoryMessages } from '../messages/history/messages.ts'

type Period = 'year' | 'quarter'

export interface ChosenFilter extends Pick<PlayedFilter, 'company' | 'players'> {
  readonly period?: Period
}

export const noFilter: ChosenFilter = {}

const DAY = 86_400_000
const days: Readonly<Record<Period, number>> = { year: 365, quarter: 91 }

/** From when games are looked at: since the beginning of a day, so that the same is asked for again. */
export function periodSince(period: Period | undefined): Pick<PlayedFilter, 'since'> {
  if (period === undefined) return {}
  return { since: new Date().setHours(0, 0, 0, 0) - days[period] * DAY }
}

/** Which games are looked at. */
export function HistoryFilters({
  say,
  chosen,
  onChoose,
}: {
  say: HistoryMessages
  chosen: ChosenFilter
  onChoose: (filter: ChosenFilter) => void
}) {
  const change = <K extends keyof ChosenFilter>(name: K, value: ChosenFilter[K] | undefined): void => {
    const { [name]: _before, ...rest } = chosen
    onChoose((value === undefined ? rest : { ...rest, [name]: value }) as ChosenFilter)
  }
  return (
    <fieldset className="history-filters form">
      <legend className="spoken-only">{say.filters}</legend>
      <Choice
        label={say.company}
        value={chosen.company ?? ''}
        options={[
          ['', say.anyCompany],
          ['people', say.withPeople],
          ['bots', say.withBots],
        ]}
        onChange={value => change('company', value === 'people' || value === 'bots' ? value : undefined)}
      />
      <Choice
        label={say.players}
        value={String(chosen.players ?? '')}
        options={[
          ['', say.anyPlayers],
          ...[1, 2, 3, 4].map((one): [string, string] => [`${one}`, say.playersCount(one)]),
        ]}
        onChange={value => change('players', value === '' ? undefined : Number(value))}
      />
      <Choice
        label={say.time}
        value={chosen.period ?? ''}
        options={[
          ['', say.allTime],
          ['year', say.lastYear],
          ['quarter', say.lastQuarter],
        ]}
        onChange={value => change('period', value === 'year' || value === 'quarter' ? value : undefined)}
      />
    </fieldset>
  )
}

const Choice = ({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: string
  options: readonly (readonly [string, string])[]
  onChange: (value: string) => void
}) => (
  <label>
    {label}
    <select value={value} onChange={event => onChange(event.currentTarget.value)}>
      {options.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  </label>
)
