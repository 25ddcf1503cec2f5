import { observableOf } from '../observable.ts'

/** Where something is kept that this device shows and changes. */
export interface KeptShelf<T> {
  get(): T
  /** Calls the listener when it has changed, here or elsewhere. */
  subscribe(listener: () => void): () => void
  keep(value: T): void
}

/** What this device alone keeps. */
export interface DeviceShelf<T> {
  get(): T
  keep(value: T): void
}

/** What a device keeps, shown as it changes. */
export function deviceShelf<T>(device: DeviceShelf<T>): KeptShelf<T> {
  const shown = observableOf(device.get())
  return {
    get: shown.get,
    subscribe: shown.subscribe,
    keep(value) {
      device.keep(value)
      shown.set(value)
    },
  }
}

/** Something as a server keeps it; the revision grows with every change, from whatever device. */
export interface Revised<T> {
  readonly value: T
  readonly revision: number
}

/** What is kept, on the device and in the eyes of both. */
export interface SharedKind<T> {
  /** On this device: with what the server may not have yet. */
  readonly device: DeviceShelf<T>
  /** What the server was known to have. */
  readonly known: { get(): Revised<T>; keep(known: Revised<T>): void }
  /** What was changed on two devices since both were the same. */
  merged(before: T, mine: T, theirs: T): T
  areSame(one: T, other: T): boolean
}

/** What a server is asked; what it refuses or cannot do now is thrown. */
export interface SharedRequests<T> {
  read(): Promise<Revised<T>>
  /** In place of that of this revision; if it was not kept, what came is what was kept meanwhile. */
  keep(value: T, revision: number): Promise<Revised<T> & { readonly kept: boolean }>
}

/** Devices that change the same at the same time give way to each other so often. */
const MOST_TRIES = 4

/**
 * What a server keeps for all devices of its person, and this one too: for as long as the server cannot be asked, or does not know who
 * asks.
 */
export function sharedShelf<T>(
  { device, known, merged, areSame }: SharedKind<T>,
  requests: SharedRequests<T>,
): KeptShelf<T> {
  const own = deviceShelf(device)
  let sending = Promise.resolve()

  /** Takes in what the server has; says whether this device knows more. */
  const takeIn = (theirs: Revised<T>): boolean => {
    const both = merged(known.get().value, own.get(), theirs.value)
    known.keep(theirs)
    if (!areSame(both, own.get())) own.keep(both)
    return !areSame(both, theirs.value)
  }
  const send = async (): Promise<void> => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const value = own.get()
      const answer = await requests.keep(value, known.get().revision)
      if (answer.kept) {
        known.keep({ value, revision: answer.revision })
        if (value === own.get()) return
      } else if (!takeIn(answer)) return
    }
  }
  /** One after the other; what could not be sent stays on the device and goes with the next. */
  const then = (work: () => Promise<void>): void => {
    sending = sending.then(work).catch(() => undefined)
  }
  then(async () => {
    if (takeIn(await requests.read())) await send()
  })
  return {
    ...own,
    keep(value) {
      own.keep(value)
      then(send)
    },
  }
}
