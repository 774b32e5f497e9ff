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

/** What every part of a running server is given: `serveMedia(app, context)`, `serveCv(app, context)`. */
export interface ServerContext {
  db: Database;
  database: OpenDatabase;
  settings: Settings;
  /** Where uploads lie. */
  media: MediaStorage;
  /** Milliseconds now; tests move it. */
  now(): number;
  /** The version of the content as this process last saw it, at most a second old. */
  contentVersion(): number;
  judgePassword: JudgePassword;
  /** Of the hashes that are made here. */
  passwordCost: PasswordCost;
  /** Reads pictures of other sites. */
  fetchPicture: FetchPicture;
  /** Where sign-ins of an account that is guessed at wait. */
  waitingRoom: WaitingRoom;
  /** Sends waiting notices, and tries how they go out. */
  notices: Pick<Postman, 'send' | 'deliver'>;
  /** Runs the tasks of imports beside the site. */
  imports: ImportStarter;
  /** Who reads what: writes what this process has counted; forgets the visitors of days that are over. */
  figures: { flush(): Promise<void>; forget(): Promise<void> };
}
