/** Whatever opens something to its holder: access tokens, seat links, invitations. Only a hash of the secret is kept. */
export type Link = {
  hash: string
  kind: string
  table?: string
  seat?: number
  person?: string
  /** What it is for, in its maker's words. */
  label?: string
  createdAt: number
  revokedAt?: number
}

export type LinkStore = {
  addLink(link: Link): Promise<void>
  /** Undefined also when it was revoked. */
  link(hash: string): Promise<Link | undefined>
  /** Every link of a table or a person, revoked ones too, oldest first. */
  links(of: { table: string } | { person: string }): Promise<Link[]>
  /** False when there is no such link, or it was revoked before. */
  revokeLink(hash: string, at: number): Promise<boolean>
  /** Deletes all of a kind that were made before a time: what is good for a while only leaves nothing behind. */
  forgetLinks(kind: string, before: number): Promise<void>
}
