export const systemTables = [
  `create table rate_limits (
    key text primary key,
    uses integer not null,
    expires_at bigint not null
  )`,
  'create index rate_limits_by_end on rate_limits (expires_at)',
  `create table outbox (
    id text primary key,
    channel text not null check (channel in ('mail', 'telegram')),
    payload text not null,
    created_at bigint not null,
    attempts integer not null,
    next_at bigint not null,
    last_error text
  )`,
  'create index outbox_by_time on outbox (next_at)',
  `create table content_version (
    id integer primary key check (id = 1),
    version bigint not null
  )`,
  'insert into content_version (id, version) values (1, 1)',
  `create table facts (
    key text primary key,
    value text not null
  )`,
];
