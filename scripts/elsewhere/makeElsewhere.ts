import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Language } from '@janus-site/core';
import { readCareer } from '../../packages/server/src/cv/career.ts';
import { generateCv } from '../../packages/server/src/cv/generate.ts';
import { migrate } from '../../packages/server/src/db/migrate.ts';
import { openSqlite } from '../../packages/server/src/db/open.ts';
import { readFeed } from '../../packages/server/src/discovery/feed.ts';
import { placeOf } from '../../packages/server/src/discovery/place.ts';
import { createShare } from '../../packages/server/src/discovery/share/share.ts';
import { createFolderStorage } from '../../packages/server/src/media/folderStorage.ts';
import { mailOf } from '../../packages/server/src/notices/sendNotice.ts';
import { installSample } from '../../packages/server/src/sample.ts';
import { objectsOf } from '../../packages/server/src/testing/pdf/objectsOf.ts';
import { look } from '../../packages/site/src/start/look.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** What others show of the site in a language, as words. */
interface ElsewhereTexts {
  mail: { from: string; to: string; replyTo: string; subject: string; text: string };
  feed: { title: string; entry: { title: string; author: string; published: string; html: string } };
  /** The hash of the CV that its picture shows. */
  cv: string;
}

export interface Elsewhere {
  texts: Record<Language, ElsewhereTexts>;
  cards: Record<Language, Buffer>;
  cvs: Record<Language, Buffer>;
}

const hosts = { portfolio: ['zarechny.example'], blog: ['blog.zarechny.example'] };
const settings = { hosts, originScheme: 'https', securityContacts: [] } as const;
/** Later than the newest post of the sample, whose dates then stay as written. */
const now = Date.UTC(2026, 11, 1);
const slug = 'esp32-sleep-nine-microamps';

const visitors = {
  ru: {
    name: 'Мария Лебедева',
    message:
      'Здравствуйте! Прочитала про девять микроампер. У нас сорок теплиц под Вологдой, и датчики садятся за зиму.\n\nМожно созвониться на следующей неделе?',
  },
  en: {
    name: 'Maria Lebedeva',
    message:
      'Hello! I have read about the nine microamps. We have forty greenhouses near Vologda, and the sensors die in a winter.\n\nCould we have a call next week?',
  },
} as const;

function makeMail(language: Language): ElsewhereTexts['mail'] {
  const notice = { ...visitors[language], email: 'maria@example.com', telegram: null, language };
  const addresses = { from: 'site@zarechny.example', to: 'alexey@example.com' };
  const mail = mailOf(addresses, { ...notice, face: 'portfolio' }, hosts.portfolio[0] ?? '');
  const { name, address } = mail.replyTo as { name: string; address: string };
  return {
    ...addresses,
    replyTo: `${name} <${address}>`,
    subject: mail.subject as string,
    text: mail.text as string,
  };
}

/** Returns the hash of a document without its dates, which are in its metadata alone. */
function hashOf(pdf: Buffer): string {
  const hash = createHash('sha256');
  for (const { stream } of objectsOf(pdf).values()) if (!stream.includes('xmpmeta')) hash.update(stream);
  return hash.digest('base64url');
}

/** Makes, from the sample, what mail programs, PDF viewers, messengers and feed readers show of a site. */
export async function makeElsewhere(): Promise<Elsewhere> {
  const { db, close } = openSqlite(':memory:');
  await migrate(db);
  const media = createFolderStorage(join(temporaryFolder('elsewhere'), 'media'));
  await installSample(db, media, { now });
  const share = createShare();

  const make = async (language: Language) => {
    const at = (path: string) =>
      placeOf(new Request(`https://${hosts.blog[0]}${path}`), { settings, look, db, media, now: () => now });
    const feed = await readFeed(at(language === 'ru' ? '/feed.xml' : '/en/feed.xml'));
    const entry = feed.entries.find(({ url }) => url.endsWith(`/${slug}`));
    const card = await share(at(`/share/post/${slug}.${language}.png`));
    const career = await readCareer(db, language);
    if (!entry || !card || !career) throw new Error(`The sample has no ${slug} in ${language}.`);
    const cv = await generateCv(career);
    const { title, author, published, html } = entry;
    const texts: ElsewhereTexts = {
      mail: makeMail(language),
      feed: { title: feed.title, entry: { title, author, published, html } },
      cv: hashOf(cv),
    };
    return { texts, card: Buffer.from(await card.arrayBuffer()), cv };
  };
  const ru = await make('ru');
  const en = await make('en');
  await close();
  return {
    texts: { ru: ru.texts, en: en.texts },
    cards: { ru: ru.card, en: en.card },
    cvs: { ru: ru.cv, en: en.cv },
  };
}
