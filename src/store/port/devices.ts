/** A browser that its person lets us call when it is closed: an address of a push service, and the keys of what is sent there. */
export type Device = {
  /** A hash of its address. */
  id: string
  person: string
  /** The hash of the session in which it was named. When that ends, nobody is called there any more. */
  session: string
  address: string
  /** The site from which it was named, for the push service to know whom to turn to. */
  site: string
  keys: { p256dh: string; auth: string }
  /** The kinds of notices that are wanted there. */
  kinds: string[]
  language: string
  /** How its person tells it from their others. */
  label: string
  createdAt: number
}

/** A notice that waits until somebody has looked at a table. */
export type WaitingNotice = { person: string; table: string; kind: string }

export type DeviceStore = {
  /** A device that is known already is changed, also if it was somebody else's. */
  putDevice(device: Device): Promise<void>
  /** The devices of a person whose sessions are not over, oldest first. */
  devices(person: string, now: number): Promise<Device[]>
  removeDevice(id: string): Promise<void>
  /** Notes that a notice went out. False when one of its kind waited already. */
  noteNotice(notice: WaitingNotice, at: number): Promise<boolean>
  hasNotice(notice: WaitingNotice): Promise<boolean>
  /** The person has looked at the table. */
  clearNotices(person: string, table: string): Promise<void>
}
