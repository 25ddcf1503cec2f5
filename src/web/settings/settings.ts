import { isLanguage, type Language } from '../../kernel/words.ts'
import { type Observable, observableOf } from '../session/observable.ts'
import type { Pace } from '../session/paced.ts'
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
  readonly pace: Pace
  /** When an answer waits for a second click. */
  readonly confirm: 'always' | 'final' | 'never'
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
    const kept = { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
    return isLanguage(kept.language) ? kept : { ...kept, language: defaults.language }
  } catch {
    return defaults
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
