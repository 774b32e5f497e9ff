import type { FaceHosts } from '@janus-site/core';

export interface TraceSettings {
  /** The base address of a collector that accepts OTLP over HTTP. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
}

/** The server's settings, checked; `readSettings` reads them from the environment. */
export interface Settings {
  port: number;
  host: string;
  /** `postgres://…`, or null for SQLite. */
  databaseUrl: string | null;
  /** The folder of the database, the media and the secret. */
  dataFolder: string;
  sqliteFile: string;
  mediaFolder: string;
  /** The address of S3-compatible storage for uploads, or null for the folder. */
  storageUrl: string | null;
  hosts: FaceHosts;
  originScheme: 'http' | 'https';
  ownerUsername: string;
  ownerPassword: string | null;
  sample: boolean;
  /** Signs access tokens; null until made or read from the data folder. */
  secret: string | null;
  rateLimits: boolean;
  /** Whether pictures from other sites that are pasted into a text are copied. */
  copyPictures: boolean;
  /** Whether webhooks, and mail set up in the panel, may reach private networks, even unencrypted. */
  webhooksPrivate: boolean;
  /** `loopback`, addresses or networks whose forwarded headers are trusted; empty for none. */
  trustProxy: readonly string[];
  authUrl: string | null;
  portfolioUrl: string | null;
  /** Origins whose pages may use the services with a token. */
  corsOrigins: readonly string[];
  /** Where to report vulnerabilities: `mailto:` and `https:` addresses. */
  securityContacts: readonly string[];
  smtpUrl: string | null;
  noticeEmail: string | null;
  noticeFrom: string | null;
  telegramToken: string | null;
  telegramChat: string | null;
  /** Number of daily backups kept, in addition to weekly and monthly ones; 0 disables backups. */
  backups: number;
  /** Where backups are stored, a folder or the address of S3-compatible storage; null is the data folder. */
  backupsUrl: string | null;
  /** Whether addresses are shortened to their networks after a day. */
  shortenAddresses: boolean;
  /** The port for metrics; null serves none. */
  metricsPort: number | null;
  metricsHost: string;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  logFormat: 'json' | 'text';
  /** Where traces are sent; null sends none. */
  traces: TraceSettings | null;
}
