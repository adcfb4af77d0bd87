/** Receipts, erased requests, deliveries about no row, incidents of channels, limits of senders. */
export const receiptsAndIncidentsMigration = {
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
} as const
