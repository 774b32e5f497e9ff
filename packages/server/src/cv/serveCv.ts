import type { Language } from '@janus-site/core';
import type { FastifyInstance } from 'fastify';
import { noteBadValue } from '../badValues.ts';
import type { ServerContext } from '../context.ts';
import { problem } from '../errors.ts';
import { transliterate } from '@janus-site/core';
import { pdfName } from '../media/files.ts';
import { readFileOf } from '../media/storage.ts';
import { hashOf } from '../http/etag.ts';
import { profileTranslations } from '../routes/profile/store.ts';
import { pick } from '../routes/shared/languages.ts';
import { readCareer, type Career } from './career.ts';
import { generateCv } from './generate.ts';
import { words } from './words.ts';

interface Kept {
  key: string;
  bytes: Promise<Buffer>;
}

type Context = Pick<ServerContext, 'db' | 'media'>;

/** `/cv/ru.pdf`, `/cv/en.pdf`: the uploaded one, or one made of the profile, the experience and the projects. */
export function serveCv(app: FastifyInstance, { db, media }: Context): void {
  const kept = new Map<Language, Kept>();

  /** Made once for one career record, however many ask at once. */
  function generated(career: Career): Kept {
    const key = hashOf(JSON.stringify(career));
    const found = kept.get(career.language);
    if (found?.key === key) return found;
    const made = { key, bytes: generateCv(career) };
    kept.set(career.language, made);
    // A failure is not kept: the next one tries again.
    made.bytes.catch(() => kept.delete(career.language));
    return made;
  }

  app.get<{ Params: { name: string } }>('/cv/:name', async (request, reply) => {
    const language = languageOf(request.params.name);
    if (!language) throw problem('not_found');
    const translations = await profileTranslations(db);
    const [person] = pick(translations, language);
    if (!person) throw problem('not_found');
    const upload = translations.find((translation) => translation.language === language)?.cv;
    const uploaded = upload ? await readFileOf(media, pdfName(upload)).catch(() => null) : null;
    // a file that is not there must not take the CV away: it is made then, as for those who uploaded none
    if (upload && !uploaded) noteBadValue('profile_translations.cv', upload);
    const career = uploaded ? null : await readCareer(db, language);
    const { key, bytes } = career ? generated(career) : { key: upload ?? '', bytes: uploaded };
    const etag = `"cv-${language}-${key}"`;
    void reply.headers({ etag, 'cache-control': 'public, no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    void reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': disposition(person.name, language),
    });
    return reply.send(await bytes);
  });
}

function languageOf(name: string): Language | null {
  if (name === 'ru.pdf') return 'ru';
  return name === 'en.pdf' ? 'en' : null;
}

/** A name that still says whose CV it is among a hundred others. */
function disposition(name: string, language: Language): string {
  const ascii = [transliterate(name), 'cv', language].filter(Boolean).join('-');
  const full = encodeURIComponent(`${name} — ${words[language].cv}.pdf`).replace(/['()*]/g, escapeRest);
  return `attachment; filename="${ascii}.pdf"; filename*=UTF-8''${full}`;
}

function escapeRest(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
