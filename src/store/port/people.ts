export type Person = {
  id: string
  name: string
  /** With its scheme inside. Who has one owns the name, whatever its case. */
  passwordHash?: string
  settings: unknown
  webhook?: string
  createdAt: number
}

export type PersonChange = {
  name?: string
  passwordHash?: string
  settings?: object
  /** Present and undefined: take it away. */
  webhook?: string | undefined
}

export type NewPerson = Omit<Person, 'settings'> & { settings: object }

export type NameOutcome = 'saved' | 'name taken'

export type PeopleStore = {
  createPerson(person: NewPerson): Promise<NameOutcome>
  /** Taken is a name that someone else owns by a password. */
  changePerson(id: string, change: PersonChange): Promise<NameOutcome>
  person(id: string): Promise<Person | undefined>
  /** The person who owns this name by a password. */
  ownerOfName(name: string): Promise<Person | undefined>
  /** The names of those of these people who own theirs, by id. */
  ownedNames(people: readonly string[]): Promise<ReadonlyMap<string, string>>
}
