import { rolesAllow, type Language } from '@janus-site/core';
import type { Logger } from 'pino';
import type { JudgePassword } from '../accounts/guessable/guessApart.ts';
import type { PasswordCost } from '../accounts/password.ts';
import type { Database } from '../db/schema.ts';
import type { WaitingRoom } from '../limits/waitingRoom.ts';
import type { FetchPicture } from '../media/foreign/fetchPicture.ts';
import type { MediaStorage } from '../media/storage.ts';
import type { Postman } from '../notices/postman.ts';
import type { Settings } from '../settings.ts';
import type { access } from './access.ts';
import type { OperationId, Operations, Schemas } from './types.ts';

/** The personal access token of a program that acts for an account. */
export interface ProgramToken {
  id: string;
  name: string;
  scopes: readonly Schemas['AccessTokenScope'][];
}

/** The account and session behind a valid access token. */
export interface Caller {
  id: string;
  username: string;
  /** Empty for a program, which has no session. */
  sessionId: string;
  /** When the person last confirmed their identity, in milliseconds. */
  confirmedAt: number;
  isSuperuser: boolean;
  roles: readonly ('owner' | 'staff')[];
  /** Absent if the person is signed in. */
  token?: ProgramToken;
}

/** Whether the caller manages content, and so sees drafts and Markdown. */
export function isEditor(caller: Caller | null): caller is Caller {
  return caller !== null && rolesAllow(caller, 'manageContent');
}

/** A file of a multipart upload, whole in memory and within the limit. */
export interface UploadedFile {
  bytes: Buffer;
  name: string;
  /** As the sender claims; the content decides. */
  type: string;
}

type Present<T> = Exclude<T, undefined>;
type ParametersOf<Op> = Op extends { parameters: infer P } ? P : never;
type PartOf<P, Key extends string> = Key extends keyof P ? Present<P[Key]> : never;
type OrEmpty<T> = [T] extends [never] ? Record<string, never> : T;
type JsonBody<Op> = Op extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : undefined;
type FileBody<Op> = Op extends { requestBody: { content: { 'multipart/form-data': unknown } } }
  ? UploadedFile
  : undefined;

/** Parameters with a default in the contract are always present. */
type WithDefaults<Query> = Omit<Query, 'limit' | 'order'> & {
  [Key in keyof Query & ('limit' | 'order')]-?: Present<Query[Key]>;
};

/** The validated input of an operation, as its contract types it. */
export interface Input<Op> {
  params: OrEmpty<PartOf<ParametersOf<Op>, 'path'>>;
  query: WithDefaults<OrEmpty<PartOf<ParametersOf<Op>, 'query'>>>;
  body: JsonBody<Op>;
  file: FileBody<Op>;
}

/** A file that is generated while it is sent. */
export interface SentFile {
  type: string;
  name: string;
  parts: AsyncIterable<string>;
}

type ResponsesOf<Op> = Op extends { responses: infer R } ? R : never;
type AnswerOf<Status, Response> = Response extends { content: { 'application/json': infer Body } }
  ? { status: Status; body: Body; headers?: Readonly<Record<string, string>> }
  : Response extends { content: { 'text/csv': unknown } }
    ? { status: Status; file: SentFile }
    : { status: Status; headers?: Readonly<Record<string, string>> };

/** The successful responses of an operation; refusals are thrown with `problem()`. */
export type Answer<Op> = {
  [Status in keyof ResponsesOf<Op> & (200 | 201 | 204)]: AnswerOf<Status, ResponsesOf<Op>[Status]>;
}[keyof ResponsesOf<Op> & (200 | 201 | 204)];

export interface RequestFacts {
  /** The id of the request, as logs show it. */
  id: string;
  /** The sender's address; a forwarded one only from a trusted proxy. */
  address: string;
  userAgent: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A task of an import, and the caller it runs for. */
export interface ImportStart {
  id: string;
  task: 'check' | 'import' | 'undo';
  /** The name of the uploaded file. */
  name: string;
  author: {
    caller: Pick<Caller, 'id' | 'username'> | null;
    request: Pick<RequestFacts, 'address' | 'userAgent'>;
    settings: Settings;
    now(): number;
  };
}

export interface ImportStarter {
  /** Starts a task whose place was already claimed. */
  start(task: ImportStart): void;
}

/** Null for a visitor, where visitors may call the operation. */
type CallerOf<Id extends OperationId> = (typeof access)[Id] extends 'visitor' ? Caller | null : Caller;

/** A request of an operation. */
export interface Call<Id extends OperationId> {
  db: Database;
  settings: Settings;
  media: MediaStorage;
  input: Input<Operations[Id]>;
  caller: CallerOf<Id>;
  /** The language of messages: `Accept-Language`, Russian by default. */
  language: Language;
  request: RequestFacts;
  /** Current time in milliseconds; tests move it. */
  now(): number;
  judgePassword: JudgePassword;
  passwordCost: PasswordCost;
  fetchPicture: FetchPicture;
  waitingRoom: WaitingRoom;
  log: Pick<Logger, 'warn'>;
  notices: Pick<Postman, 'send' | 'deliver'>;
  figures: { flush(): Promise<void> };
  imports: ImportStarter;
  /** Runs once the response has been sent. */
  afterAnswer(work: () => Promise<void>): void;
}

/** Serves one operation: `export const listProjects: Handler<'listProjects'> = async ({ db, input }) => …`. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Operations[Id]>>;

/** Handlers by operation; a resource's file exports some of them, `createServer` requires all. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
