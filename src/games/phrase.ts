/** A text for each of some keys. */
export type Texts<K extends string> = Readonly<Record<K, string>>

/** A text that depends on how many there are. */
export type Count = (count: number) => string

/** A text about something named. */
export type Text = (what: string) => string
