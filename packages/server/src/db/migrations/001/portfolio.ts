const language = `language text not null check (language in ('ru', 'en'))`;

export const portfolioTables = [
  `create table profile (
    id integer primary key check (id = 1),
    github text,
    telegram text,
    email text,
    photo text,
    updated_at bigint not null
  )`,
  'insert into profile (id, updated_at) values (1, 0)',
  `create table profile_translations (
    ${language},
    name text not null,
    headline text not null,
    about text not null,
    about_html text not null,
    location text,
    cv text,
    primary key (language)
  )`,
  `create table projects (
    id text primary key,
    position bigint not null,
    is_published smallint not null check (is_published in (0, 1)),
    is_featured smallint not null check (is_featured in (0, 1)),
    github_url text,
    demo_url text,
    technologies text not null,
    started_on text,
    finished_on text,
    cover text,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  'create index projects_in_order on projects (position, id)',
  `create table project_translations (
    id text primary key,
    project_id text not null references projects (id) on delete cascade,
    ${language},
    title text not null,
    summary text not null,
    description text not null,
    description_html text not null,
    unique (project_id, language)
  )`,
  `create table experiences (
    id text primary key,
    position bigint not null,
    company_url text,
    start_date text not null,
    end_date text,
    technologies text not null,
    is_published smallint not null check (is_published in (0, 1)),
    created_at bigint not null,
    updated_at bigint not null
  )`,
  'create index experiences_in_order on experiences (position, id)',
  `create table experience_translations (
    id text primary key,
    experience_id text not null references experiences (id) on delete cascade,
    ${language},
    company text not null,
    job_title text not null,
    location text,
    description text not null,
    description_html text not null,
    unique (experience_id, language)
  )`,
  `create table messages (
    id text primary key,
    name text not null,
    message text not null,
    email text,
    telegram text,
    ${language},
    face text not null check (face in ('portfolio', 'blog')),
    created_at bigint not null,
    read_at bigint,
    state text not null check (state in ('inbox', 'archived', 'spam')),
    search_key text not null
  )`,
  'create index messages_by_time on messages (state, created_at, id)',
];
