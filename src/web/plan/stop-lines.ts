import type { Seat } from '../../kernel/contract.ts'
import type { LaidPlan, PlannedStep } from '../../kernel/planned.ts'
import type { Threat } from '../../kernel/threats.ts'
import { type PlanReading, titleOf } from './laid-plan.ts'

/** What somebody could do so that a step would fail. */
export interface StopCase {
  readonly by: Seat
  readonly what: string
  readonly threat: Threat
}

/** What a step rests on, and its present state: it holds and nobody can shake it, somebody can, or it no longer holds. */
export interface StopLine {
  /** The step, numbered from 0 among those that are still to be done. */
  readonly step: number
  readonly title: string
  readonly state: 'firm' | 'shaky' | 'gone'
  /** How it could fail: no longer offered, or otherwise than planned. */
  readonly why: Threat['why']
  readonly cases: readonly StopCase[]
}

/** More cases than this say no more. */
const MOST_CASES = 3

/** What would stop a plan, step by step. */
export function stopLines(
  still: readonly PlannedStep[],
  laid: LaidPlan,
  threats: readonly Threat[],
  reading: PlanReading,
): readonly StopLine[] {
  return still.flatMap((step, at): readonly StopLine[] => {
    const there = laid.steps[at]
    const title = there === undefined || there.branch !== undefined ? step.title : titleOf(there.answers, reading)
    if (there === undefined && at > laid.steps.length) return []
    if (there === undefined)
      return [{ step: at, title, state: 'gone', why: laid.misfit?.why ?? 'not-asked', cases: [] }]
    if (there.changed) return [{ step: at, title, state: 'gone', why: 'changed', cases: [] }]
    const ofStep = threats.filter(one => one.step === at)
    const failures = [...new Set(ofStep.map(({ why }) => (why === 'changed' ? 'changed' : 'not-offered')))] as const
    if (failures.length === 0) return [{ step: at, title, state: 'firm', why: 'not-offered', cases: [] }]
    return failures.map(why => {
      const alike = ofStep.filter(one => (one.why === 'changed') === (why === 'changed'))
      return { step: at, title, state: 'shaky', why, cases: casesOf(alike, reading) }
    })
  })
}

/** Numbers that follow each other, told together: `1–3, 5`. */
export function spansOf(numbers: readonly number[]): string {
  const spans: { from: number; to: number }[] = []
  for (const number of numbers) {
    const last = spans.at(-1)
    if (last?.to === number - 1) last.to = number
    else spans.push({ from: number, to: number })
  }
  return spans.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}

function casesOf(threats: readonly Threat[], reading: PlanReading): readonly StopCase[] {
  const cases = new Map<string, StopCase>()
  for (const threat of threats) {
    const what = whatIsDone(threat, reading)
    const key = `${threat.by} ${what}`
    if (!cases.has(key)) cases.set(key, { by: threat.by, what, threat })
  }
  return [...cases.values()].slice(0, MOST_CASES)
}

/** The answer that does it; the end of a turn is told by what was done in it. */
function whatIsDone({ answers }: Threat, reading: PlanReading): string {
  const done = answers.filter(({ question }) => question.frame.rule !== 'confirm')
  return titleOf((done.length === 0 ? answers : done).slice(-1), reading)
}
