import type { TableStatus } from '../tables/table.ts'
import type { Speed } from './port/offers.ts'
import type { TieKind } from './port/ties.ts'

interface OwnDocument {
  person_id: string
  table_id: string
  revision: number
  body: string
  updated_at: number
}

/** The columns after the last migration, as the query builder knows them. Texts of JSON are named so by their readers. */
export type DatabaseSchema = {
  tables: {
    id: string
    game: string
    status: TableStatus
    visibility: 'public' | 'private'
    header: string
    summary: string
    created_at: number
    updated_at: number
    archived_at: number | null
  }
  seatings: { person_id: string; table_id: string }
  traces: { person_id: string; table_id: string }
  entries: { table_id: string; number: number; request: string | null; span: number | null; body: string }
  snapshots: { table_id: string; number: number; body: string }
  packs: { hash: string; body: string }
  table_packs: { table_id: string; hash: string }
  shared_packs: {
    id: string
    game: string
    name: string
    version: number
    hash: string
    person_id: string
    created_at: number
  }
  people: {
    id: string
    name: string
    name_key: string
    password_hash: string | null
    settings: string
    webhook: string | null
    created_at: number
    old_cookie_until: number | null
    name_look: string | null
  }
  sessions: { hash: string; person_id: string; created_at: number; seen_at: number; expires_at: number }
  set_aside: { table_id: string; set_at: number; until: number; why: string }
  plans: OwnDocument
  findings: OwnDocument
  reviews: OwnDocument
  tries: { whose: string; made: number; until: number }
  devices: {
    id: string
    person_id: string
    session_hash: string
    address: string
    site: string
    keys: string
    kinds: string
    language: string
    label: string
    created_at: number
  }
  mail_addresses: {
    person_id: string
    address: string
    address_key: string
    proved_at: number | null
    digest: number
    digest_at: number
  }
  notices: { person_id: string; table_id: string; kind: string; sent_at: number }
  links: {
    hash: string
    kind: string
    table_id: string | null
    seat: number | null
    person_id: string | null
    label: string | null
    created_at: number
    revoked_at: number | null
  }
  constants: { name: string; value: string }
  jobs: {
    id: string
    table_id: string
    kind: string
    due_at: number
    claimable_at: number
    owner: string | null
    payload: string
  }
  results: {
    table_id: string
    seat: number
    game: string
    players: number
    rules_version: number
    components: string
    own_pack: number
    ending: 'rules' | 'agreement'
    finished_at: number
    person_id: string | null
    name: string | null
    bot_level: string | null
    left_how: 'away' | 'resigned' | null
    place: number
    sharing: number
    points: number
    won: number
    sources: string
  }
  rating_scales: { game: string; counted_with: string }
  rated_games: { game: string; number: number; table_id: string; finished_at: number; seats: string }
  rating_changes: {
    game: string
    number: number
    person_id: string
    mean_before: number
    deviation_before: number
    mean: number
    deviation: number
  }
  ratings: {
    game: string
    person_id: string
    mean: number
    deviation: number
    games: number
    changed_at: number
    named: number
  }
  offers: {
    table_id: string
    person_id: string
    game: string
    players: number
    speed: Speed
    rated: number
    rating_from: number | null
    rating_to: number | null
    rating: number
    created_at: number
    seen_at: number
  }
  ties: { person_id: string; other_id: string; kind: TieKind; created_at: number }
  shared_games: { id: string; game: string; person_id: string; record: string; created_at: number }
  invitations: {
    table_id: string
    person_id: string
    other_id: string
    created_at: number
    declined_at: number | null
    withdrawn_at: number | null
    link_hash: string | null
  }
  reports: {
    id: string
    person_id: string
    about_id: string
    table_id: string | null
    reason: string
    words: string
    created_at: number
    settled_at: number | null
  }
  meta: { name: string; value: string }
}

type NullableKeys<Row> = { [Key in keyof Row]: null extends Row[Key] ? Key : never }[keyof Row]

type WithoutNulls<Row> = Omit<Row, NullableKeys<Row>> & { [Key in NullableKeys<Row>]?: Exclude<Row[Key], null> }

/** Databases say null where this program says nothing. */
export function withoutNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as WithoutNulls<Row>
}
