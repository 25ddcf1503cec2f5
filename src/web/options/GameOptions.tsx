import type { Game } from '../../kernel/contract.ts'
import { allOptions, type GameOptions as Chosen, type OptionSpec, settleOptions } from '../../kernel/options.ts'
import type { Words } from '../../kernel/words.ts'
import { useSpeech } from '../messages/messages.ts'

type Wanted = Readonly<Record<string, unknown>>

/** The options of a game as fields of a form. */
export function GameOptions({
  game,
  players,
  options,
  seats,
  onChange,
}: {
  game: Game
  players: number
  options: Wanted
  /** The seats whose own options are chosen here, by name: the first ones, or all. */
  seats: readonly string[]
  onChange: (options: Wanted) => void
}) {
  const { language } = useSpeech()
  const words = game.words[language]
  const chosen = settledOr(game, players, options)
  const change = (name: string, value: unknown): void => onChange({ ...options, [name]: value })
  const known = words.beforehand?.(players)
  const fields = Object.entries(allOptions(game.options)).map(([name, spec]) => {
    const label = words.gameOption(name)
    const value = chosen[name]
    if (spec.kind === 'boolean')
      return (
        <label key={name} className="form-check">
          <input type="checkbox" checked={value === true} onChange={event => change(name, event.target.checked)} />
          {label}
        </label>
      )
    const field = { name, spec, words }
    if (spec.kind === 'choice')
      return <Choice key={name} {...field} label={label} value={String(value)} onChange={one => change(name, one)} />
    const values = (Array.isArray(value) ? value : []).slice(0, seats.length).map(String)
    return (
      <fieldset key={name} className="form-seats">
        {seats.length > 1 && <legend>{label}</legend>}
        {values.map((one, seat) => (
          <Choice
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is told by its number
            key={seat}
            {...field}
            label={seats.length > 1 ? (seats[seat] ?? label) : label}
            value={one}
            onChange={to => change(name, given(values, seat, to, spec.distinct))}
          />
        ))}
      </fieldset>
    )
  })
  return (
    <>
      {fields}
      {known !== undefined && <p className="form-note">{known}</p>}
    </>
  )
}

/** What a form can show: the options as the game takes them, or its own where they do not fit (any more). */
function settledOr(game: Game, players: number, options: Wanted): Chosen {
  try {
    return settleOptions(game.options, players, options)
  } catch {
    return settleOptions(game.options, players, {})
  }
}

/** Gives a seat a value; whoever had one that only one seat can have takes the other's. */
const given = (values: readonly string[], seat: number, value: string, distinct: boolean): readonly string[] =>
  values.map((one, at) => (at === seat ? value : distinct && one === value ? (values[seat] ?? one) : one))

function Choice({
  name,
  spec,
  words,
  label,
  value,
  onChange,
}: {
  name: string
  spec: Exclude<OptionSpec, { kind: 'boolean' }>
  words: Words
  label: string
  value: string
  onChange: (value: string) => void
}) {
  return (
    <label>
      {label}
      <select value={value} onChange={event => onChange(event.target.value)}>
        {spec.of.map(one => (
          <option key={one} value={one}>
            {words.optionValue(name, one)}
          </option>
        ))}
      </select>
    </label>
  )
}
