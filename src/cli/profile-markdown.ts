import type { CounterByRound, Profile, Source } from '../bots/profile.ts'
import { said } from '../kernel/translations.ts'
import type { Language } from '../kernel/words.ts'

/** The profile of a game as tables and bars of plain text. */
export function profileMarkdown({ games, sources, pace, spread, answers, turns }: Profile, language: Language): string {
  const rounds = Array.from({ length: pace[0]?.mean.length ?? 0 }, (_, at) => at + 1)
  return [
    `## Profile of ${games} games`,
    '',
    '### Where points come from, and what sets winners apart',
    '',
    'A seat pursues the source by which it stands out most beside the mean of its game.',
    '',
    '| source | points | share | winners | others | pursued by | of those won |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...sources.map(source => sourceRow(source, language)),
    '',
    '```text',
    ...bars(sources.map(({ name, share }) => [said(name, language), 100 * share, `${(100 * share).toFixed(1)} %`])),
    '```',
    '',
    '### Pace: the mean seat, and the leader in brackets, at the end of each round',
    '',
    `| | ${rounds.join(' | ')} |`,
    `| --- |${' --- |'.repeat(rounds.length)}`,
    ...pace.map(one => paceRow(one, language)),
    '',
    '```text',
    ...bars((pace.at(-1)?.mean ?? []).map((points, at) => [`round ${at + 1}`, points, points.toFixed(1)])),
    '```',
    '',
    '### Spread and length',
    '',
    '| winner | last | last of winner | standard deviation | lowest | highest | answers | turns |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    `| ${spread.winner.toFixed(1)} | ${spread.last.toFixed(1)} | ${(100 * spread.ratio).toFixed(1)} % | ${spread.deviation.toFixed(1)} | ${spread.lowest} | ${spread.highest} | ${answers.toFixed(1)} | ${turns.toFixed(1)} |`,
    '',
  ].join('\n')
}

const sourceRow = ({ name, mean, share, winners, others, pursued, wonBy }: Source, language: Language): string =>
  `| ${said(name, language)} | ${mean.toFixed(1)} | ${(100 * share).toFixed(1)} % | ${winners.toFixed(1)} | ${others.toFixed(1)} | ${pursued} | ${pursued === 0 ? '' : `${(100 * wonBy).toFixed(1)} %`} |`

const paceRow = ({ name, mean, leader }: CounterByRound, language: Language): string =>
  `| ${said(name, language)} | ${mean.map((one, at) => `${one.toFixed(1)} (${(leader[at] ?? 0).toFixed(1)})`).join(' | ')} |`

const WIDTH = 40

/** A line for each: its name, a bar as long as its part of the largest, and what it is. */
function bars(lines: readonly (readonly [string, number, string])[]): readonly string[] {
  const widest = Math.max(0, ...lines.map(([name]) => name.length))
  const largest = Math.max(1, ...lines.map(([, value]) => value))
  return lines.map(
    ([name, value, said]) =>
      `${name.padEnd(widest)}  ${'█'.repeat(Math.round((WIDTH * Math.max(0, value)) / largest))} ${said}`,
  )
}
