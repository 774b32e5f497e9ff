import type { JudgePassword } from './accounts/guessable/guessApart.ts';
import type { PasswordCost } from './accounts/password.ts';
import type { ImportStarter } from './contract/handler.ts';
import type { Database } from './db/schema.ts';
import type { OpenDatabase } from './db/open.ts';
import type { WaitingRoom } from './limits/waitingRoom.ts';
import type { FetchPicture } from './media/foreign/fetchPicture.ts';
import type { MediaStorage } from './media/storage.ts';
import type { Postman } from './notices/postman.ts';
import type { Settings } from './settings.ts';

/** What every part of a running server receives: `serveMedia(app, context)`, `serveCv(app, context)`. */
export interface ServerContext {
  db: Database;
  database: OpenDatabase;
  settings: Settings;
  /** Where uploads are stored. */
  media: MediaStorage;
  /** The current time in milliseconds; tests move it. */
  now(): number;
  /** The content version as this process last saw it, at most a second old. */
  contentVersion(): number;
  judgePassword: JudgePassword;
  /** For the hashes made here. */
  passwordCost: PasswordCost;
  /** Reads pictures from other sites. */
  fetchPicture: FetchPicture;
  /** Where sign-ins wait when an account's password is being guessed. */
  waitingRoom: WaitingRoom;
  /** Sends waiting notices and tests their delivery. */
  notices: Pick<Postman, 'send' | 'deliver'>;
  /** Runs import jobs in the background. */
  imports: ImportStarter;
  /** Reader statistics: `flush` writes what this process has counted, `forget` drops the visitors of past days. */
  figures: { flush(): Promise<void>; forget(): Promise<void> };
}
