import { describe, expect, it, vi } from 'vitest'

// The module looks for what the browser keeps as soon as it is loaded.
vi.stubGlobal('navigator', { languages: ['it-IT'] })
vi.stubGlobal('localStorage', { getItem: () => '{"theme":"dark","textSize":"huge"}' })
// Another test may have loaded it already, for another browser.
vi.resetModules()
const { settings, settingsFrom } = await import('./settings.ts')

describe('settings that a browser kept', () => {
  const defaults = settingsFrom({}, settings.get())

  it('are taken, and the rest is as the browser has it', () => {
    expect(settings.get()).toMatchObject({ theme: 'dark', language: 'it', textSize: 100, sound: true, name: '' })
  })

  it.each([
    ['of another kind', { sound: 'loud', name: 5, warnings: null }],
    ['that we do not have', { theme: 'sepia', language: 'xx', motion: 'wild', confirm: '', textSize: 400 }],
    ['that nobody asked for', { constructor: 1, other: true }],
    ['that are no settings', []],
    ['that are nothing', null],
  ])('are left out where they are values %s', (_, kept) => {
    expect(settingsFrom(kept, defaults)).toEqual(defaults)
  })

  it('stay where others beside them are broken', () => {
    expect(settingsFrom({ sound: false, theme: 3, name: 'Ada' }, defaults)).toEqual({
      ...defaults,
      sound: false,
      name: 'Ada',
    })
  })
})
