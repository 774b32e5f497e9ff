export const accountTables = [
  `create table users (
    id text primary key,
    username text not null,
    username_key text not null unique,
    email text,
    email_key text unique,
    first_name text not null,
    last_name text not null,
    photo text,
    password_hash text not null,
    is_superuser smallint not null check (is_superuser in (0, 1)),
    is_active smallint not null check (is_active in (0, 1)),
    created_at bigint not null,
    last_login_at bigint,
    search_key text not null
  )`,
  `create table user_roles (
    user_id text not null references users (id) on delete cascade,
    name text not null check (name in ('owner', 'staff')),
    primary key (user_id, name)
  )`,
  `create table sessions (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    refresh_hash text not null unique,
    created_at bigint not null,
    last_used_at bigint not null,
    expires_at bigint not null,
    user_agent text not null,
    address text not null
  )`,
  'create index sessions_of_user on sessions (user_id)',
  'create index sessions_by_end on sessions (expires_at)',
];
