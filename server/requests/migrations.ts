/** One step of the schema, in words that both databases understand. */
export type Migration = { name: string; statements: readonly string[] }

/** Requests, subscribers and their outbox. */
const requestsMigration: Migration = {
  name: '0001-requests',
  statements: [
    `create table request (
      id text primary key,
      kind text not null,
      idem_key text not null unique,
      body_hash text not null,
      content_hash text,
      state text not null check (state in ('new', 'quarantined')),
      email_norm text not null,
      payload text not null,
      created_at bigint not null
    )`,
    'create index request_content on request (content_hash, created_at)',
    `create table subscriber (
      id text primary key,
      email text not null unique,
      state text not null check (state in ('pending', 'confirmed', 'unsubscribed')),
      pathname text not null,
      created_at bigint not null,
      confirmed_at bigint,
      unsubscribed_at bigint
    )`,
    `create table outbox (
      id text primary key,
      request_id text references request (id) on delete cascade,
      subscriber_id text references subscriber (id) on delete cascade,
      channel text not null,
      event text not null,
      state text not null check (state in ('pending', 'sending', 'sent', 'parked')),
      attempts integer not null,
      claims integer not null,
      created_at bigint not null,
      next_at bigint not null,
      scheduled_at bigint not null,
      lease_until bigint,
      last_code text,
      sent_at bigint
    )`,
    'create index outbox_due on outbox (state, next_at)',
    'create table probe (id integer primary key, at bigint not null)',
  ],
}

/** How often buttons were pressed, by day in UTC (API-08). */
const clicksMigration: Migration = {
  name: '0002-clicks',
  statements: [
    `create table click (
      day text not null,
      block_title text not null,
      topic text not null,
      presses integer not null,
      primary key (day, block_title, topic)
    )`,
  ],
}

/** Receipts, erased requests, deliveries about no row, incidents of channels, limits of senders. */
const receiptsAndIncidentsMigration: Migration = {
  name: '0003-receipts-and-incidents',
  statements: [
    'alter table request add column token_hash text',
    'create unique index request_token on request (token_hash)',
    'create index request_sender on request (email_norm)',
    'create index request_age on request (created_at)',
    'alter table outbox add column about text',
    'create index outbox_request on outbox (request_id)',
    'create index outbox_subscriber on outbox (subscriber_id)',
    'create table erased (id text primary key, erased_at bigint not null)',
    `create table incident (
      channel text not null,
      code text not null,
      alerted_at bigint not null,
      is_open integer not null,
      primary key (channel, code)
    )`,
    // Columns as the package rate-limiter-flexible writes them; only PostgreSQL uses the table.
    `create table sender_limit (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`,
  ],
}

/**
 * Requests in quarantine that somebody has looked at; deliveries that a reader's address refused. The table is
 * made again, since SQLite cannot change the states that a column may have.
 */
const quarantineAndBouncesMigration: Migration = {
  name: '0004-quarantine-and-bounces',
  statements: [
    'alter table request add column dismissed_at bigint',
    `create table outbox_next (
      id text primary key,
      request_id text references request (id) on delete cascade,
      subscriber_id text references subscriber (id) on delete cascade,
      channel text not null,
      event text not null,
      state text not null check (state in ('pending', 'sending', 'sent', 'parked', 'bounced')),
      attempts integer not null,
      claims integer not null,
      created_at bigint not null,
      next_at bigint not null,
      scheduled_at bigint not null,
      lease_until bigint,
      last_code text,
      sent_at bigint,
      about text
    )`,
    `insert into outbox_next
      (id, request_id, subscriber_id, channel, event, state, attempts, claims, created_at, next_at,
        scheduled_at, lease_until, last_code, sent_at, about)
    select id, request_id, subscriber_id, channel, event,
      case
        when state = 'parked' and channel = 'mail' and event = 'subscription.requested'
          and last_code in ('550', '551', '552', '553', '554') then 'bounced'
        else state
      end,
      attempts, claims, created_at, next_at, scheduled_at, lease_until, last_code, sent_at, about
    from outbox`,
    'drop table outbox',
    'alter table outbox_next rename to outbox',
    'create index outbox_due on outbox (state, next_at)',
    'create index outbox_request on outbox (request_id)',
    'create index outbox_subscriber on outbox (subscriber_id)',
  ],
}

/**
 * The index by sender as it is asked for. The rows stay as they are: an instance of the release before may still
 * write beside this one.
 */
const senderIndexMigration: Migration = {
  name: '0005-sender-index',
  statements: [
    'drop index request_sender',
    'create index request_sender on request (lower(email_norm))',
  ],
}

/** In the order in which they are applied; a name never changes once it was released. */
export const releasedMigrations: readonly Migration[] = [
  requestsMigration,
  clicksMigration,
  receiptsAndIncidentsMigration,
  quarantineAndBouncesMigration,
  senderIndexMigration,
]
