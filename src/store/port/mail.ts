/** Where a person gets letters. Nobody else is ever told. */
export type MailAddress = {
  person: string
  address: string
  /** When its owner has shown that they read it; until then nothing but the question goes there. */
  provedAt?: number
  /** Whether they want to be told what waits for them. */
  digest: boolean
  /** When that was told last; 0 if never. */
  digestAt: number
}

export type MailStore = {
  /** Another address takes the place of the one before, and is not proved. */
  putMail(person: string, address: string): Promise<void>
  /** The address of a person, or the person who has proved an address. */
  mail(of: { person: string } | { address: string }): Promise<MailAddress | undefined>
  /** An address belongs to whoever has proved it last. False when the person has named another meanwhile. */
  proveMail(person: string, address: string, at: number): Promise<boolean>
  wantDigest(person: string, wanted: boolean): Promise<void>
  /** Takes the next digest in hand. False when somebody else has since `before`. */
  claimDigest(person: string, before: number, at: number): Promise<boolean>
  removeMail(person: string): Promise<void>
}
