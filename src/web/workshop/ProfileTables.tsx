import type { Profile } from '../../bots/profile.ts'
import { said } from '../../kernel/translations.ts'
import type { Language } from '../../kernel/words.ts'
import type { WorkshopMessages } from '../messages/workshop/messages.ts'

interface Told {
  readonly profile: Profile
  readonly say: WorkshopMessages['profile']
  readonly language: Language
}

/** Where points come from, how quickly, and how far apart the seats end: tables, with bars for the parts. */
export function ProfileTables({ profile, say, language }: Told) {
  const { spread, answers } = profile
  const facts: readonly (readonly [string, string])[] = [
    [say.winner, written(language, spread.winner)],
    [say.last, written(language, spread.last)],
    [say.ratio, percent(language, spread.ratio)],
    [say.lowest, String(spread.lowest)],
    [say.highest, String(spread.highest)],
    [say.answers, answers.toFixed(0)],
  ]
  return (
    <div className="ws-profile">
      <h3>{say.sources}</h3>
      <SourcesTable profile={profile} say={say} language={language} />
      <h3>{say.spread}</h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{say.pace}</h3>
      <PaceTable profile={profile} say={say} language={language} />
    </div>
  )
}

function SourcesTable({ profile: { sources }, say, language }: Told) {
  const most = Math.max(0.01, ...sources.map(({ share }) => share))
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say.source}</th>
          <th scope="col">{say.share}</th>
          <th scope="col">{say.points}</th>
          <th scope="col">{say.winners}</th>
          <th scope="col">{say.others}</th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({ id, name, share, mean, winners, others }) => (
          <tr key={id}>
            <th scope="row">{said(name, language)}</th>
            <td className="ws-bar">
              <i style={{ width: `${(100 * Math.max(0, share)) / most}%` }} aria-hidden="true" />
              <span>{percent(language, share)}</span>
            </td>
            <td>{written(language, mean)}</td>
            <td>{written(language, winners)}</td>
            <td>{written(language, others)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PaceTable({ profile: { pace }, say, language }: Told) {
  const rounds = pace[0]?.mean.map((_, at) => at + 1) ?? []
  return (
    <table>
      <thead>
        <tr>
          <th scope="col" aria-label={say.source} />
          {rounds.map(round => (
            <th scope="col" key={round}>
              {say.round(round)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pace.map(({ id, name, mean }) => (
          <tr key={id}>
            <th scope="row">{said(name, language)}</th>
            {rounds.map(round => (
              <td key={round}>{writtenIfAny(language, mean[round - 1])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const written = (language: Language, number: number): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number)

const writtenIfAny = (language: Language, number: number | undefined): string =>
  number === undefined ? '' : written(language, number)

const percent = (language: Language, part: number): string => `${written(language, 100 * part)} %`
