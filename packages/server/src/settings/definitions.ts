/** A setting: its environment variable, its default as text, and its meaning. */
export interface Definition {
  name: string;
  /** The default as text; null if there is none. */
  fallback: string | null;
  meaning: string;
  isSecret?: true;
}

/** All settings: `config` prints them, and the README's table is checked against them. */
export const definitions = [
  { name: 'PORT', fallback: '3000', meaning: 'Port to listen on; 0 takes any free one.' },
  { name: 'HOST', fallback: '127.0.0.1', meaning: 'Address to listen on; 0.0.0.0 for every interface.' },
  {
    name: 'DATABASE_URL',
    fallback: null,
    meaning: 'postgres://user:password@host/database; none is SQLite in the data folder.',
    isSecret: true,
  },
  {
    name: 'JANUS_DATA',
    fallback: 'data',
    meaning: 'Folder of the database, uploads, backups and the secret.',
  },
  {
    name: 'JANUS_STORAGE_URL',
    fallback: null,
    meaning:
      'S3-compatible storage for uploads, https://KEY:SECRET@host/bucket?region=eu-1; none is the data folder.',
    isSecret: true,
  },
  {
    name: 'JANUS_PORTFOLIO_HOSTS',
    fallback: '',
    meaning: 'Host names of the portfolio, comma-separated; the first is canonical.',
  },
  {
    name: 'JANUS_BLOG_HOSTS',
    fallback: '',
    meaning: 'Host names of the blog, comma-separated; the first is canonical.',
  },
  {
    name: 'JANUS_ORIGIN_SCHEME',
    fallback: 'http',
    meaning: 'Scheme of the public addresses: http or https.',
  },
  {
    name: 'JANUS_OWNER_USERNAME',
    fallback: 'owner',
    meaning: 'Name of the first account; read on the first start only.',
  },
  {
    name: 'JANUS_OWNER_PASSWORD',
    fallback: null,
    meaning: 'Its password; none is generated and printed once. Read on the first start only.',
    isSecret: true,
  },
  { name: 'JANUS_SAMPLE', fallback: 'on', meaning: 'Puts sample content into an empty database: on or off.' },
  {
    name: 'JANUS_SECRET',
    fallback: null,
    meaning: 'Signs access tokens, at least 32 characters; none is generated once and kept.',
    isSecret: true,
  },
  {
    name: 'JANUS_RATE_LIMITS',
    fallback: 'on',
    meaning: 'Limits of sign-ins, refreshes and messages; off only on a loopback address.',
  },
  {
    name: 'JANUS_COPY_PICTURES',
    fallback: 'on',
    meaning: 'Copies pictures of other sites that are pasted into a text: on or off.',
  },
  {
    name: 'JANUS_WEBHOOKS_PRIVATE',
    fallback: 'off',
    meaning:
      'Lets webhooks and the mail of the panel lead into private networks, also unencrypted: on or off.',
  },
  {
    name: 'JANUS_TRUST_PROXY',
    fallback: '',
    meaning: 'Proxies whose forwarded headers are trusted: loopback, addresses or networks, comma-separated.',
  },
  {
    name: 'JANUS_AUTH_URL',
    fallback: null,
    meaning: 'Base address of an auth service that lives elsewhere.',
  },
  {
    name: 'JANUS_PORTFOLIO_URL',
    fallback: null,
    meaning: 'Base address of a portfolio service that lives elsewhere.',
  },
  {
    name: 'JANUS_CORS_ORIGINS',
    fallback: '',
    meaning:
      'Origins whose pages may use the services with a token, comma-separated: https://tool.example.com',
  },
  {
    name: 'JANUS_SECURITY_CONTACT',
    fallback: '',
    meaning:
      'Where to report vulnerabilities, for /.well-known/security.txt: email or https:// addresses, comma-separated.',
  },
  {
    name: 'JANUS_SMTP_URL',
    fallback: null,
    meaning: 'Mail server for notices of messages and of the safety of accounts, smtp:// or smtps://.',
    isSecret: true,
  },
  { name: 'JANUS_NOTICE_EMAIL', fallback: null, meaning: 'Who gets the notices by mail.' },
  { name: 'JANUS_NOTICE_FROM', fallback: null, meaning: 'Sender of the notices; the receiver by default.' },
  {
    name: 'JANUS_TELEGRAM_TOKEN',
    fallback: null,
    meaning: 'Token of the Telegram bot that sends notices.',
    isSecret: true,
  },
  { name: 'JANUS_TELEGRAM_CHAT', fallback: null, meaning: 'Telegram chat that gets the notices.' },
  {
    name: 'JANUS_BACKUPS',
    fallback: '7',
    meaning:
      'Daily backups to keep, beside one for each of 4 weeks and 6 months; 0 makes none, not even before migrations.',
  },
  {
    name: 'JANUS_BACKUPS_URL',
    fallback: null,
    meaning:
      'Where the backups go: a folder, or S3-compatible storage as in JANUS_STORAGE_URL (another bucket); none is the folder backups of the data folder.',
    isSecret: true,
  },
  {
    name: 'JANUS_SHORTEN_ADDRESSES',
    fallback: 'off',
    meaning: 'Cuts addresses in the log and in sign-ins to their networks (/24, /48) after a day: on or off.',
  },
  {
    name: 'JANUS_METRICS_PORT',
    fallback: null,
    meaning: 'Port of /metrics for Prometheus; none serves none.',
  },
  {
    name: 'JANUS_METRICS_HOST',
    fallback: '127.0.0.1',
    meaning: 'Address that /metrics listens on: there is no sign-in, whoever reaches it can read it.',
  },
  { name: 'JANUS_LOG_LEVEL', fallback: 'info', meaning: 'silent, error, warn, info or debug.' },
  {
    name: 'JANUS_LOG_FORMAT',
    fallback: 'auto',
    meaning: 'json for machines, text for people; auto is text in a terminal and json elsewhere.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    fallback: null,
    meaning: 'Where traces of OpenTelemetry go, http://collector:4318; none sends none.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    fallback: null,
    meaning: 'What is sent along with them, name=value, comma-separated.',
    isSecret: true,
  },
  { name: 'OTEL_SERVICE_NAME', fallback: 'janus', meaning: 'Name of this process in traces.' },
] as const satisfies readonly Definition[];

export type SettingName = (typeof definitions)[number]['name'];
