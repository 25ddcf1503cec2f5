/**
 * The schema, step by step. A step that has been released is never changed: a new one follows it.
 * Both engines read the same statements. JSON is kept as text: it comes back as it went in.
 *
 * There are no foreign keys: nothing they would guard against deleting is ever deleted, every write that names a
 * table asks for that table itself, and on PostgreSQL they would cost more than the insert.
 */
export type Migration = { name: string; statements: readonly string[] }

export const migrations: readonly Migration[] = [
  {
    name: 'tables',
    statements: [
      `create table tables (
        id text primary key,
        game text not null,
        status text not null,
        header text not null,
        summary text not null,
        created_at bigint not null,
        updated_at bigint not null,
        archived_at bigint
      )`,
      'create index tables_by_status on tables (status, updated_at, id)',
      `create table seatings (
        person_id text not null,
        table_id text not null,
        primary key (person_id, table_id)
      )`,
      'create index seatings_by_table on seatings (table_id)',
      // The first entry of an append carries the client's request id, and how many entries the append has.
      `create table entries (
        table_id text not null,
        number integer not null,
        request text,
        span integer,
        body text not null,
        primary key (table_id, number)
      )`,
      'create unique index entries_by_request on entries (table_id, request) where request is not null',
      `create table snapshots (
        table_id text not null,
        number integer not null,
        body text not null,
        primary key (table_id, number)
      )`,
    ],
  },
  {
    name: 'people and links',
    statements: [
      `create table people (
        id text primary key,
        name text not null,
        name_key text not null,
        password_hash text,
        settings text not null,
        webhook text,
        created_at bigint not null
      )`,
      'create unique index people_owning_names on people (name_key) where password_hash is not null',
      `create table links (
        hash text primary key,
        kind text not null,
        table_id text,
        seat integer,
        person_id text,
        created_at bigint not null,
        revoked_at bigint
      )`,
      'create index links_by_table on links (table_id) where table_id is not null',
      'create index links_by_person on links (person_id) where person_id is not null',
      'create table constants (name text primary key, value text not null)',
    ],
  },
  {
    name: 'jobs',
    statements: [
      // claimable_at is due_at until someone claims the job, then the end of the lease.
      `create table jobs (
        id text not null,
        table_id text not null,
        kind text not null,
        due_at bigint not null,
        claimable_at bigint not null,
        owner text,
        payload text not null,
        primary key (table_id, kind)
      )`,
      'create index jobs_claimable on jobs (claimable_at)',
    ],
  },
  {
    name: 'private tables',
    statements: [`alter table tables add column visibility text not null default 'public'`],
  },
  {
    name: 'what a link is for',
    statements: ['alter table links add column label text'],
  },
  {
    name: 'packs by hash',
    statements: [
      'create table packs (hash text primary key, body text not null)',
      'create table table_packs (table_id text not null, hash text not null, primary key (table_id, hash))',
    ],
  },
  {
    name: 'jobs by kind',
    statements: [
      'create index jobs_by_kind on jobs (kind, claimable_at)',
      'create index jobs_claimed on jobs (claimable_at) where owner is not null',
    ],
  },
  {
    name: 'sessions',
    statements: [
      `create table sessions (
        hash text primary key,
        person_id text not null,
        created_at bigint not null,
        seen_at bigint not null,
        expires_at bigint not null
      )`,
      'create index sessions_by_person on sessions (person_id)',
      'create index sessions_by_expiry on sessions (expires_at)',
      // The cookies of the first release said who somebody is and nothing else. Whoever was there then may show one until this time.
      'alter table people add column old_cookie_until bigint',
      'update people set old_cookie_until = 9007199254740991',
    ],
  },
  {
    name: 'lists of public tables',
    statements: [
      // Everybody asks for public tables and a person for their own; this one led the second astray through those of all others.
      'drop index tables_by_status',
      // One for each way in which the list is asked for, and each in the order in which it is shown.
      `create index public_tables on tables (updated_at, id)
        where visibility = 'public' and archived_at is null`,
      `create index public_tables_by_status on tables (status, updated_at, id)
        where visibility = 'public' and archived_at is null`,
      `create index public_tables_by_game on tables (game, updated_at, id)
        where visibility = 'public' and archived_at is null`,
      `create index public_tables_by_game_and_status on tables (game, status, updated_at, id)
        where visibility = 'public' and archived_at is null`,
    ],
  },
  {
    name: 'how a name looks',
    statements: [
      'alter table people add column name_look text',
      'create index people_owning_looks on people (name_look) where password_hash is not null',
    ],
  },
  {
    name: 'tries that are counted',
    statements: [
      'create table tries (whose text primary key, made integer not null, until bigint not null)',
      'create index tries_by_end on tries (until)',
    ],
  },
  {
    name: 'tables set aside',
    statements: [
      `create table set_aside (
        table_id text primary key,
        set_at bigint not null,
        until bigint not null,
        why text not null
      )`,
    ],
  },
  {
    name: 'devices to be called, and notices that wait',
    statements: [
      `create table devices (
        id text primary key,
        person_id text not null,
        session_hash text not null,
        address text not null,
        site text not null,
        keys text not null,
        kinds text not null,
        language text not null,
        label text not null,
        created_at bigint not null
      )`,
      'create index devices_by_person on devices (person_id)',
      'create index devices_by_session on devices (session_hash)',
      `create table notices (
        person_id text not null,
        table_id text not null,
        kind text not null,
        sent_at bigint not null,
        primary key (person_id, table_id, kind)
      )`,
    ],
  },
  {
    name: 'e-mail',
    statements: [
      `create table mail_addresses (
        person_id text primary key,
        address text not null,
        address_key text not null,
        proved_at bigint,
        digest integer not null,
        digest_at bigint not null
      )`,
      'create unique index mail_addresses_proved on mail_addresses (address_key) where proved_at is not null',
    ],
  },
  {
    name: 'shared packs',
    statements: [
      `create table shared_packs (
        id text primary key,
        game text not null,
        name text not null,
        version integer not null,
        hash text not null,
        person_id text not null,
        created_at bigint not null
      )`,
      'create index shared_packs_by_person on shared_packs (person_id, created_at)',
    ],
  },
  {
    name: 'links by age',
    statements: ['create index links_by_age on links (kind, created_at)'],
  },
  {
    name: 'results of finished games',
    statements: [
      `create table results (
        table_id text not null,
        seat integer not null,
        game text not null,
        players integer not null,
        rules_version integer not null,
        components text not null,
        own_pack integer not null,
        ending text not null,
        finished_at bigint not null,
        person_id text,
        name text,
        bot_level text,
        left_how text,
        place integer not null,
        sharing integer not null,
        points double precision not null,
        won integer not null,
        sources text not null,
        primary key (table_id, seat)
      )`,
      `create index results_by_person on results (person_id, finished_at, table_id)
        where person_id is not null`,
      `create index results_by_person_and_game on results (person_id, game, finished_at, table_id)
        where person_id is not null`,
      // Games that were over before: each is looked at once the server runs, the oldest first.
      `insert into jobs (id, table_id, kind, due_at, claimable_at, owner, payload)
        select 'result:' || id, id, 'result', updated_at, updated_at, null, '{"attempt":1}'
        from tables where status = 'finished'`,
    ],
  },
  {
    name: 'ratings',
    statements: [
      // A row per game: whoever counts a game locks it. And what the levels of bots stood for when that was done.
      'create table rating_scales (game text primary key, counted_with text not null)',
      // In the order in which they were counted. From them all the rest can be counted again.
      `create table rated_games (
        game text not null,
        number integer not null,
        table_id text not null,
        finished_at bigint not null,
        seats text not null,
        primary key (game, number)
      )`,
      'create unique index rated_games_by_table on rated_games (table_id)',
      `create table rating_changes (
        game text not null,
        number integer not null,
        person_id text not null,
        mean_before double precision not null,
        deviation_before double precision not null,
        mean double precision not null,
        deviation double precision not null,
        primary key (game, number, person_id)
      )`,
      'create index rating_changes_by_person on rating_changes (person_id, game, number)',
      `create table ratings (
        game text not null,
        person_id text not null,
        mean double precision not null,
        deviation double precision not null,
        games integer not null,
        changed_at bigint not null,
        named integer not null,
        primary key (game, person_id)
      )`,
      'create index ratings_by_person on ratings (person_id)',
      // Those who own a name are listed. How many are better is counted along it, with nothing looked up.
      'create index ratings_by_place on ratings (game, mean, games) where named = 1',
    ],
  },
  {
    name: 'plans',
    statements: [
      `create table plans (
        person_id text not null,
        table_id text not null,
        revision integer not null,
        body text not null,
        updated_at bigint not null,
        primary key (person_id, table_id)
      )`,
      'create index plans_by_table on plans (table_id)',
    ],
  },
  {
    name: 'open seats that are offered',
    statements: [
      `create table offers (
        table_id text primary key,
        person_id text not null,
        game text not null,
        players integer not null,
        speed text not null,
        created_at bigint not null,
        seen_at bigint not null
      )`,
      'create index offers_by_age on offers (created_at, table_id)',
      'create index offers_by_person on offers (person_id)',
    ],
  },
  {
    name: 'ties between people, and reports',
    statements: [
      `create table ties (
        person_id text not null,
        other_id text not null,
        kind text not null,
        created_at bigint not null,
        primary key (person_id, other_id, kind)
      )`,
      'create index ties_by_other on ties (other_id, kind)',
      `create table reports (
        id text primary key,
        person_id text not null,
        about_id text not null,
        table_id text,
        reason text not null,
        words text not null,
        created_at bigint not null,
        settled_at bigint
      )`,
      'create index reports_waiting on reports (created_at) where settled_at is null',
    ],
  },
  {
    name: 'whose the offered seats are for',
    statements: [
      'alter table offers add column rated integer not null default 0',
      'alter table offers add column rating_from integer',
      'alter table offers add column rating_to integer',
      // Of who offers them; what a newcomer counts as until they say again that they wait.
      'alter table offers add column rating integer not null default 1500',
    ],
  },
  {
    name: 'invitations by name',
    statements: [
      // Who is invited, and by whom.
      `create table invitations (
        table_id text not null,
        person_id text not null,
        other_id text not null,
        created_at bigint not null,
        declined_at bigint,
        link_hash text,
        primary key (table_id, person_id)
      )`,
      'create index invitations_by_person on invitations (person_id, created_at)',
      'create index invitations_by_other on invitations (other_id)',
    ],
  },
  {
    name: 'what people found out about games',
    statements: [
      `create table findings (
        person_id text not null,
        table_id text not null,
        revision integer not null,
        body text not null,
        updated_at bigint not null,
        primary key (person_id, table_id)
      )`,
    ],
  },
  {
    name: 'shared games',
    statements: [
      `create table shared_games (
        id text primary key,
        game text not null,
        person_id text not null,
        record text not null,
        created_at bigint not null
      )`,
      'create index shared_games_by_person on shared_games (person_id, created_at)',
    ],
  },
  {
    name: 'traces of people at tables that they have left',
    statements: [
      'create table traces (person_id text not null, table_id text not null, primary key (person_id, table_id))',
      // Requests begin with the id of who made them. Whoever has a part at the table is found by it.
      `insert into traces (person_id, table_id)
        select distinct substr(request, 1, 36), table_id from entries
        where request is not null and substr(request, 37, 1) = ':' and not exists (
          select 1 from seatings
          where seatings.table_id = entries.table_id and seatings.person_id = substr(entries.request, 1, 36)
        )`,
    ],
  },
  {
    name: 'invitations that are withdrawn',
    statements: ['alter table invitations add column withdrawn_at bigint'],
  },
  {
    name: 'reviews that people have had made',
    statements: [
      `create table reviews (
        person_id text not null,
        table_id text not null,
        revision integer not null,
        body text not null,
        updated_at bigint not null,
        primary key (person_id, table_id)
      )`,
    ],
  },
]
