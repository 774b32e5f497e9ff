import type { Language } from '@janus-site/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { hasTag } from '../http/etag.ts';
import { versionByToken } from '../routes/cvVersions/store.ts';
import { readCareer } from './career.ts';
import { disposition } from './disposition.ts';
import type { createDocuments } from './documents.ts';
import { readCvLook, type AccentOf } from './look.ts';
import { tailored } from './tailored.ts';

/** Responds like any address that leads nowhere. */
export type AnswerUnknown = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

interface Serving {
  db: ServerContext['db'];
  documentOf: ReturnType<typeof createDocuments>;
  answerUnknown: AnswerUnknown;
  accentOf: AccentOf | null;
}

/**
 * The holder of the link has the CV, and nobody else learns of it: no index, no shared cache, no referrer for linked
 * pages.
 */
const headers: Readonly<Record<string, string>> = {
  'cache-control': 'private, no-cache',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
  // browsers show it with their own viewer, which some subject to the file's policy
  'content-security-policy':
    "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

export type AnswerVersion = (
  request: FastifyRequest,
  reply: FastifyReply,
  link: { token: string; language: Language },
) => Promise<unknown>;

/** Serves a private link: `/cv/<token>`, in English `/en/cv/<token>`; with `?download` it is saved, not shown. */
export function createAnswerVersion({ db, documentOf, answerUnknown, accentOf }: Serving): AnswerVersion {
  return async (request, reply, { token, language }) => {
    const version = await versionByToken(db, token);
    const career = version && (await readCareer(db, language));
    const person = career?.profile.translations[0]?.name;
    if (!version || !career || person === undefined) return answerUnknown(request, reply);
    const { key, bytes } = documentOf(`${version.id} ${language}`, {
      career: tailored(career, version),
      design: version.design,
      look: await readCvLook(db, accentOf),
    });
    const tag = `cv-${key}`;
    void reply.headers({ ...headers, etag: `"${tag}"` });
    if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
    const isSaved = (request.query as Readonly<Record<string, unknown>>)['download'] !== undefined;
    void reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': disposition({
        kind: isSaved ? 'attachment' : 'inline',
        person,
        language,
        fileName: version.file_name,
      }),
    });
    return reply.send(await bytes);
  };
}

export function serveEnglishVersions(app: FastifyInstance, answer: AnswerVersion): void {
  app.get<{ Params: { token: string } }>('/en/cv/:token', (request, reply) =>
    answer(request, reply, { token: request.params.token, language: 'en' }),
  );
}
