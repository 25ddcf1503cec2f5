import { type Frame, pushInOrder } from '../agenda.ts'
import type { CoreState, Game, Play, Rule, RunningRule } from '../contract.ts'
import { hideAll } from '../hidden.ts'
import { type Beginning, begin } from '../play.ts'
import { option } from '../question.ts'
import { inEveryLanguage } from '../translations.ts'
import type { Words } from '../words.ts'

/** The state of a game made for one test: a log of what was done, and cards that nobody sees. */
export interface SandboxState extends CoreState {
  log: string[]
  secrets: string[]
}

export type SandboxRules = Readonly<Record<string, Rule<SandboxState, undefined>>>

const words: Words<SandboxState, undefined> = {
  tagline: 'A game for one test',
  question: (_play, frame) => ({ title: frame.rule }),
  option: (_play, { key }) => key,
  reason: (_play, { why }) => why,
  event: (_components, { type }) => type,
  component: () => undefined,
  scoreReason: (_components, because) => because,
  rank: rank => rank,
  tieBreak: by => by,
  target: String,
  gameOption: name => name,
  optionValue: (_name, value) => value,
  moment: state => `After ${state.answered} answers`,
  outline: ({ state }) => [{ title: 'Log', lines: state.log }],
}

/** A game with the rules that a test needs, which begins with the frames given. */
export function sandbox(frames: readonly Frame[], rules: SandboxRules): Game<SandboxState, undefined> {
  return {
    id: 'sandbox',
    title: 'Sandbox',
    players: { min: 1, max: 4 },
    minutes: 1,
    weight: 1,
    rulesVersion: 1,
    options: {},
    pack: { cards: ['ace', 'king'] },
    prepare: () => undefined,
    setup(play) {
      pushInOrder(play, frames)
      return { ...play.state, log: [], secrets: ['ace', 'king'] }
    },
    rules: new Map(Object.entries(rules)),
    copy: state => ({
      ...state,
      chance: [...state.chance],
      agenda: [...state.agenda],
      log: [...state.log],
      secrets: [...state.secrets],
    }),
    mask: state => ({ ...state, secrets: hideAll(state.secrets) }),
    unmask: masked => masked,
    unknowns: (_components, view) => [{ pool: ['ace', 'king'], slots: view.secrets.map((_, at) => ['secrets', at]) }],
    scores: ({ state }) =>
      Array.from({ length: state.seats }, (_, seat) => ({ seat, total: 0, reasons: [], won: true })),
    moment: state => [state.answered],
    words: inEveryLanguage({ en: words }),
  }
}

/** Begins such a game. */
export function beginSandbox(
  frames: readonly Frame[],
  rules: SandboxRules,
  beginning: Partial<Beginning> = {},
): Play<SandboxState, undefined> {
  return begin(sandbox(frames, rules), { players: 2, seed: 'sandbox', ...beginning })
}

/** A rule that runs by itself and notes its name. */
export const notes = (name: string): RunningRule<SandboxState, undefined> => ({
  kind: 'run',
  run: ({ state }) => void state.log.push(name),
})

/** A rule that asks for one of the keys and notes the answer. */
export const asks = (...keys: readonly string[]): Rule<SandboxState, undefined> => ({
  kind: 'ask',
  rules: ['S-1'],
  options: (_play, _frame, offer) => void offer.legal.push(...keys.map(toOption)),
  apply: ({ state }, { seat }, { key }) => void state.log.push(`${seat} ${key}`),
})

/** A rule that asks several seats in secret and notes all answers when they are in. */
export const asksTogether = (...keys: readonly string[]): Rule<SandboxState, undefined> => ({
  kind: 'together',
  rules: ['S-2'],
  options: (_play, _frame, _seat, offer) => void offer.legal.push(...keys.map(toOption)),
  resolve: ({ state }, _frame, chosen) => {
    for (const [seat, { key }] of chosen) state.log.push(`${seat} ${key}`)
  },
})

const toOption = (key: string) => {
  const [verb = '', ...to] = key.split(':')
  return option(verb, ...to)
}
