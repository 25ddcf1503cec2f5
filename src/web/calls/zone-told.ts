/** The time zone by which the server calls the viewer, as this browser has told it last. Who is not called has told none. */
const KEY = 'athenaeum-zone'

export const zoneTold = {
  get: (): string | undefined => localStorage.getItem(KEY) ?? undefined,
  set: (zone: string): void => localStorage.setItem(KEY, zone),
}

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The viewer has come somewhere where the day begins at another time. */
export const zoneHasChanged = (): boolean => zoneTold.get() !== undefined && zoneTold.get() !== zoneHere()
