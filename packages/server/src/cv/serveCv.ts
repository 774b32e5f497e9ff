import type { Language } from '@janus-site/core';
import type { FastifyInstance } from 'fastify';
import { noteBadValue } from '../badValues.ts';
import type { ServerContext } from '../context.ts';
import { problem } from '../errors.ts';
import { hasTag } from '../http/etag.ts';
import { pdfName } from '../media/files.ts';
import { profileTranslations } from '../routes/profile/store.ts';
import { pick } from '../routes/shared/languages.ts';
import { readCareer } from './career.ts';
import { disposition } from './disposition.ts';
import { createDocuments } from './documents.ts';
import { readCvLook, type AccentOf } from './look.ts';
import { createAnswerVersion, serveEnglishVersions, type AnswerUnknown } from './serveVersion.ts';

type Context = Pick<ServerContext, 'db' | 'media'>;

interface Beside {
  answerUnknown: AnswerUnknown;
  /** Null without pages. */
  accentOf: AccentOf | null;
}

/**
 * `/cv/ru.pdf`, `/cv/en.pdf`: the uploaded CV, or one generated from the profile, the experience and the projects. Any
 * other name is the private link of a version, or nothing.
 */
export function serveCv(
  app: FastifyInstance,
  { db, media }: Context,
  { answerUnknown, accentOf }: Beside,
): void {
  const documentOf = createDocuments();
  const answerVersion = createAnswerVersion({ db, documentOf, answerUnknown, accentOf });
  serveEnglishVersions(app, answerVersion);

  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/cv/:name',
    handler: async (request, reply) => {
      const { name } = request.params;
      const language = languageOf(name);
      if (!language) return answerVersion(request, reply, { token: name, language: 'ru' });
      const translations = await profileTranslations(db);
      const [person] = pick(translations, language);
      if (!person) throw problem('not_found');
      const upload = translations.find((translation) => translation.language === language)?.cv;
      // an unreachable storage throws: another CV must not replace the uploaded one
      const size = upload ? await media.size(pdfName(upload)) : null;
      // if the file is missing, a CV is generated, as for sites without an upload
      if (upload && size === null) noteBadValue('profile_translations.cv', upload);
      const career = size === null ? await readCareer(db, language) : null;
      const made =
        career && documentOf(language, { career, design: 'classic', look: await readCvLook(db, accentOf) });
      const tag = `cv-${language}-${made ? made.key : upload}`;
      void reply.headers({ etag: `"${tag}"`, 'cache-control': 'public, no-cache' });
      if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
      void reply.headers({
        'content-type': 'application/pdf',
        'content-disposition': disposition({ kind: 'attachment', person: person.name, language }),
      });
      if (made) return reply.send(await made.bytes);
      void reply.header('content-length', size);
      if (request.method === 'HEAD') return reply.send();
      const file = await media.get(pdfName(upload ?? ''));
      if (!file) throw problem('not_found');
      return reply.send(file.stream);
    },
  });
}

function languageOf(name: string): Language | null {
  if (name === 'ru.pdf') return 'ru';
  return name === 'en.pdf' ? 'en' : null;
}
