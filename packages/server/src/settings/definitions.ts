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
  { name: 'PORT', fallback: '3000', meaning: 'The port to listen on. 0 takes any free port.' },
  {
    name: 'HOST',
    fallback: '127.0.0.1',
    meaning: 'The address to listen on. 0.0.0.0 listens on every interface.',
  },
  {
    name: 'DATABASE_URL',
    fallback: null,
    meaning:
      'The address of a PostgreSQL database, postgres://user:password@host/database. If unset, Janus uses SQLite in the data folder.',
    isSecret: true,
  },
  {
    name: 'JANUS_DATA',
    fallback: 'data',
    meaning: 'The folder for the database, uploads, backups and the secret.',
  },
  {
    name: 'JANUS_STORAGE_URL',
    fallback: null,
    meaning:
      'S3-compatible storage for uploads, https://KEY:SECRET@host/bucket?region=eu-1, with a bucket of its own. If unset, uploads are in the data folder. npm run janus -- media move moves them in either direction.',
    isSecret: true,
  },
  {
    name: 'JANUS_PORTFOLIO_HOSTS',
    fallback: '',
    meaning:
      'Host names of the portfolio, separated by commas. The first is canonical. portfolio.localhost always works.',
  },
  {
    name: 'JANUS_BLOG_HOSTS',
    fallback: '',
    meaning:
      'Host names of the blog, separated by commas. The first is canonical. blog.localhost always works.',
  },
  {
    name: 'JANUS_ORIGIN_SCHEME',
    fallback: 'http',
    meaning: 'The scheme of the public addresses: http or https.',
  },
  {
    name: 'JANUS_OWNER_USERNAME',
    fallback: 'owner',
    meaning: 'The name of the first account. Read on the first start only.',
  },
  {
    name: 'JANUS_OWNER_PASSWORD',
    fallback: null,
    meaning:
      'The password of the first account. If unset, Janus generates one and prints it once. Read on the first start only.',
    isSecret: true,
  },
  {
    name: 'JANUS_SAMPLE',
    fallback: 'on',
    meaning: 'Whether to fill an empty database with sample content: on or off.',
  },
  {
    name: 'JANUS_SECRET',
    fallback: null,
    meaning:
      'The key that signs access tokens, at least 32 characters. If unset, Janus generates one and keeps it in the data folder.',
    isSecret: true,
  },
  {
    name: 'JANUS_RATE_LIMITS',
    fallback: 'on',
    meaning:
      'Limits on sign-ins, refreshes and messages. off is accepted only if the server listens on a loopback address.',
  },
  {
    name: 'JANUS_COPY_PICTURES',
    fallback: 'on',
    meaning:
      'Whether the server downloads and copies pictures from other sites that are pasted into a text. With off it never requests them.',
  },
  {
    name: 'JANUS_WEBHOOKS_PRIVATE',
    fallback: 'off',
    meaning:
      'on lets webhooks, and the mail server set in the panel, connect to private networks and to this machine, there also unencrypted. off allows only encrypted connections to public addresses.',
  },
  {
    name: 'JANUS_TRUST_PROXY',
    fallback: '',
    meaning:
      'Proxies whose forwarded headers are trusted: loopback, IP addresses or networks, separated by commas.',
  },
  {
    name: 'JANUS_AUTH_URL',
    fallback: null,
    meaning: 'The base address of an auth service that runs elsewhere.',
  },
  {
    name: 'JANUS_PORTFOLIO_URL',
    fallback: null,
    meaning: 'The base address of a portfolio service that runs elsewhere.',
  },
  {
    name: 'JANUS_CORS_ORIGINS',
    fallback: '',
    meaning:
      'Origins whose pages may call the services with a token, separated by commas (https://tool.example.com).',
  },
  {
    name: 'JANUS_SECURITY_CONTACT',
    fallback: '',
    meaning:
      'Where to report vulnerabilities: email or https:// addresses, separated by commas. Both sites publish them in /.well-known/security.txt.',
  },
  {
    name: 'JANUS_SMTP_URL',
    fallback: null,
    meaning:
      'The mail server for notices about new messages and account security, smtp:// or smtps://. Requires JANUS_NOTICE_EMAIL.',
    isSecret: true,
  },
  { name: 'JANUS_NOTICE_EMAIL', fallback: null, meaning: 'The address that receives the notices.' },
  {
    name: 'JANUS_NOTICE_FROM',
    fallback: null,
    meaning: "The sender of the notices. If unset, it is the receiver's address.",
  },
  {
    name: 'JANUS_TELEGRAM_TOKEN',
    fallback: null,
    meaning: 'The token of the Telegram bot that sends notices. Requires JANUS_TELEGRAM_CHAT.',
    isSecret: true,
  },
  { name: 'JANUS_TELEGRAM_CHAT', fallback: null, meaning: 'The Telegram chat that receives the notices.' },
  {
    name: 'JANUS_BACKUPS',
    fallback: '7',
    meaning:
      'How many daily backups to keep, in addition to one for each of 4 weeks and 6 months. 0 makes none, not even before migrations.',
  },
  {
    name: 'JANUS_BACKUPS_URL',
    fallback: null,
    meaning:
      'Where backups go: a folder of its own, for this site only (on another disk), or S3-compatible storage in the form of JANUS_STORAGE_URL, with a bucket of its own. If unset, they go to the folder backups in JANUS_DATA.',
    isSecret: true,
  },
  {
    name: 'JANUS_SHORTEN_ADDRESSES',
    fallback: 'off',
    meaning:
      "on shortens the IP addresses in the panel's activity log and in the list of sign-ins to their networks (/24 for IPv4, /48 for IPv6) after a day.",
  },
  {
    name: 'JANUS_METRICS_PORT',
    fallback: null,
    meaning: 'A port for /metrics in Prometheus format. If unset, there is no such endpoint.',
  },
  {
    name: 'JANUS_METRICS_HOST',
    fallback: '127.0.0.1',
    meaning: 'The address that /metrics listens on. There is no sign-in: anyone who reaches it can read it.',
  },
  {
    name: 'JANUS_LOG_LEVEL',
    fallback: 'info',
    meaning: 'How much to log: silent, error, warn, info or debug.',
  },
  {
    name: 'JANUS_LOG_FORMAT',
    fallback: 'auto',
    meaning: 'json for machines, text for people. auto means text in a terminal and JSON elsewhere.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    fallback: null,
    meaning: 'Where OpenTelemetry traces go, http://collector:4318. If unset, none are sent.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    fallback: null,
    meaning: 'Headers to send with the traces: name=value, separated by commas.',
    isSecret: true,
  },
  { name: 'OTEL_SERVICE_NAME', fallback: 'janus', meaning: 'The name of this process in the traces.' },
] as const satisfies readonly Definition[];

export type SettingName = (typeof definitions)[number]['name'];
