import type { CounterByRound, Profile, Source } from '../bots/profile.ts'
import type { Pursued } from '../bots/pursuit.ts'
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
    '### Pace: the mean seat, and in brackets the leader and the winner, at the end of each round',
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

/** How those fared who were made to pursue a way to win. */
export function pursuitMarkdown(pursuits: readonly Pursued[], language: Language): string {
  const row = (one: Pursued): string =>
    `| ${said(one.name, language)} | ${one.games} | ${percent(one.share)} [${percent(one.low)}, ${percent(one.high)}] | ${one.points.toFixed(1)} : ${one.pointsOfOthers.toFixed(1)} | ${said(one.counter, language)} ${one.counted.toFixed(1)} : ${one.countedOfOthers.toFixed(1)} |`
  return [
    '### Ways to win: one seat, each in turn, is made to pursue one, the others play as ever',
    '',
    '| way | games | won | points, and those of the others | by which it shows |',
    '| --- | --- | --- | --- | --- |',
    ...pursuits.map(row),
    '',
  ].join('\n')
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`

const sourceRow = ({ name, mean, share, winners, others, pursued, wonBy }: Source, language: Language): string =>
  `| ${said(name, language)} | ${mean.toFixed(1)} | ${(100 * share).toFixed(1)} % | ${winners.toFixed(1)} | ${others.toFixed(1)} | ${pursued} | ${pursued === 0 ? '' : `${(100 * wonBy).toFixed(1)} %`} |`

const paceRow = ({ name, mean, leader, winner }: CounterByRound, language: Language): string => {
  const cell = (at: number) => [mean, leader, winner].map(values => (values[at] ?? 0).toFixed(1))
  const cells = mean.map((_, at) => cell(at)).map(([all, most, won]) => `${all} (${most}, ${won})`)
  return `| ${said(name, language)} | ${cells.join(' | ')} |`
}

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
