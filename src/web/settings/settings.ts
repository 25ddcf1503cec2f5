import { isLanguage, type Language, languages } from '../../kernel/words.ts'
import { type Observable, observableOf } from '../session/observable.ts'
import { type BotPace, PACES } from '../session/paced.ts'
import { textIn } from '../table/room.ts'

export const textSizes = [100, 110, 125, 150] as const
export type TextSize = (typeof textSizes)[number]

/** What a viewer prefers. It belongs to the browser, not to a game. */
export interface Settings {
  readonly language: Language
  readonly theme: 'system' | 'light' | 'dark'
  readonly motion: 'system' | 'off'
  /** How large everything is drawn, in per cent. */
  readonly textSize: TextSize
  readonly sound: boolean
  readonly notifications: boolean
  /** How fast answers of bots are shown. */
  readonly pace: BotPace
  /** When an answer waits for a second click; `moment`: what is final waits for a moment, and then goes on by itself. */
  readonly confirm: 'always' | 'final' | 'moment' | 'never'
  /** Whether the only thing left to do, ending the turn or passing, is done by itself after a moment. */
  readonly endTurns: boolean
  /** Whether to be told before something is wasted. */
  readonly warnings: boolean
  readonly name: string
}

const KEY = 'athenaeum-settings'

function initial(): Settings {
  const preferred = navigator.languages.map(one => one.split('-')[0]).find(isLanguage)
  const defaults: Settings = {
    language: preferred ?? 'en',
    theme: 'system',
    motion: 'system',
    textSize: 100,
    sound: true,
    notifications: false,
    pace: 'normal',
    confirm: 'final',
    endTurns: false,
    warnings: true,
    name: '',
  }
  try {
    return settingsFrom(JSON.parse(localStorage.getItem(KEY) ?? '{}'), defaults)
  } catch {
    return defaults
  }
}

/** What was kept, perhaps by another release: where a setting is not one of ours, the default stands. */
export function settingsFrom(kept: unknown, defaults: Settings): Settings {
  const given = new Map<string, unknown>(typeof kept === 'object' && kept !== null ? Object.entries(kept) : [])
  const oneOf = <K extends keyof Settings>(name: K, values: readonly Settings[K][]): Settings[K] =>
    values.find(value => value === given.get(name)) ?? defaults[name]
  const name = given.get('name')
  return {
    language: oneOf('language', languages),
    theme: oneOf('theme', ['system', 'light', 'dark']),
    motion: oneOf('motion', ['system', 'off']),
    pace: oneOf('pace', PACES),
    textSize: oneOf('textSize', textSizes),
    sound: oneOf('sound', [true, false]),
    notifications: oneOf('notifications', [true, false]),
    confirm: oneOf('confirm', ['always', 'final', 'moment', 'never']),
    endTurns: oneOf('endTurns', [true, false]),
    warnings: oneOf('warnings', [true, false]),
    name: typeof name === 'string' ? name : defaults.name,
  }
}

export const settings: Observable<Settings> = observableOf(initial())

export function changeSettings(change: Partial<Settings>): void {
  const next = { ...settings.get(), ...change }
  localStorage.setItem(KEY, JSON.stringify(next))
  settings.set(next)
}

/** Writes theme, motion, size and language on the page, where style sheets and screen readers find them. */
export function applySettings({ theme, motion, language, textSize }: Settings): void {
  const { documentElement: page } = document
  page.lang = language
  if (theme === 'system') delete page.dataset.theme
  else page.dataset.theme = theme
  if (motion === 'off') page.dataset.motion = 'off'
  else delete page.dataset.motion
  const size = { width: innerWidth, height: innerHeight }
  page.style.setProperty('--text-size', String(textIn(size, textSize / 100)))
}
