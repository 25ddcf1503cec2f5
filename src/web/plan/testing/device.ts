import type { DeviceStorage } from '../device-plans.ts'

/** A device that has kept nothing yet. */
export function deviceStorage(): DeviceStorage {
  const kept = new Map<string, string>()
  return {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  }
}
