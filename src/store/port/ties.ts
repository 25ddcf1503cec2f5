/** What one person has with another: follows them, or has blocked them. Only the one who made it is told. */
export type TieKind = 'follows' | 'blocks'

export type Tie = { person: string; other: string; kind: TieKind; createdAt: number }

/** Somebody as others see them. */
export type KnownPerson = { id: string; name: string; ownsName: boolean }

export type TieStore = {
  /** False, and nothing kept, when the person has `most` of this kind already. */
  tie(tie: Tie, most: number): Promise<boolean>
  untie(person: string, other: string, kind: TieKind): Promise<void>
  /** Those that a person has made, the newest first. */
  ties(person: string): Promise<Tie[]>
  /** Those of these people who have blocked this person, or whom this person has blocked. */
  apart(person: string, others: readonly string[]): Promise<string[]>
  knownPeople(ids: readonly string[]): Promise<KnownPerson[]>
}
