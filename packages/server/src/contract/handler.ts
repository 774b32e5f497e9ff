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

/** The access token of a program that acts in somebody's name. */
export interface ProgramToken {
  id: string;
  name: string;
  scopes: readonly Schemas['AccessTokenScope'][];
}

/** Who asks: the account and session behind a valid access token. */
export interface Caller {
  id: string;
  username: string;
  /** Empty for a program, which is in no session. */
  sessionId: string;
  /** When the person last showed who they are, in milliseconds. */
  confirmedAt: number;
  isSuperuser: boolean;
  roles: readonly ('owner' | 'staff')[];
  /** Absent where the person is signed in. */
  token?: ProgramToken;
}

/** True for those who manage content: they see drafts and Markdown. */
export function isEditor(caller: Caller | null): caller is Caller {
  return caller !== null && rolesAllow(caller, 'manageContent');
}

/** A file from a multipart upload, whole in memory and within the limit. */
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

/** Parameters that the contract gives a default are always there. */
type WithDefaults<Query> = Omit<Query, 'limit' | 'order'> & {
  [Key in keyof Query & ('limit' | 'order')]-?: Present<Query[Key]>;
};

/** The checked input of an operation, as its contract types it. */
export interface Input<Op> {
  params: OrEmpty<PartOf<ParametersOf<Op>, 'path'>>;
  query: WithDefaults<OrEmpty<PartOf<ParametersOf<Op>, 'query'>>>;
  body: JsonBody<Op>;
  file: FileBody<Op>;
}

/** A file that is made while it is sent. */
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

/** The successful answers of an operation; refusals are thrown with `problem()`. */
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

/** A task of an import, for whom it is done. */
export interface ImportStart {
  id: string;
  task: 'check' | 'import' | 'undo';
  /** Of its file. */
  name: string;
  author: {
    caller: Pick<Caller, 'id' | 'username'> | null;
    request: Pick<RequestFacts, 'address' | 'userAgent'>;
    settings: Settings;
    now(): number;
  };
}

export interface ImportStarter {
  /** Begins a task whose place was taken. */
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
  /** Milliseconds now; tests move it. */
  now(): number;
  judgePassword: JudgePassword;
  passwordCost: PasswordCost;
  fetchPicture: FetchPicture;
  waitingRoom: WaitingRoom;
  log: Pick<Logger, 'warn'>;
  notices: Pick<Postman, 'send' | 'deliver'>;
  figures: { flush(): Promise<void> };
  imports: ImportStarter;
  /** Runs once the answer has left. */
  afterAnswer(work: () => Promise<void>): void;
}

/** Serves one operation: `export const listProjects: Handler<'listProjects'> = async ({ db, input }) => …`. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Operations[Id]>>;

/** Handlers by operation; a resource's file exports a part, `createServer` demands the whole. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
