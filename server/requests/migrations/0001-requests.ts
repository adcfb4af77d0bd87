/** Requests, subscribers and their outbox (requests guide 3). */
export const requestsMigration = {
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
} as const
