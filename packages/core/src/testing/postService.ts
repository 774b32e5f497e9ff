import type { ClientError, Outcome } from '../api/result.ts';
import type { Post, PostTranslation } from '../data/types.ts';
import type { PostAnswer, PostStep } from '../editor/post/postKind.ts';
import type { Language } from '../route/faces.ts';
import type { FakeClock } from './fakeClock.ts';

type Text = Pick<PostTranslation, 'title' | 'summary'> & { body: string };

/** One post on a server with several writing windows, with the responses of the services. */
export interface PostService {
  post(): Post;
  /** The texts of a language, published and pending. */
  texts(language: Language): readonly Text[];
  call(step: PostStep): Promise<Outcome<PostAnswer>>;
  /** Lets somebody else change and save the text that they have just loaded. */
  writeElsewhere(language: Language, way: 'save' | 'publish', change: (text: Text) => Text): void;
  /** All texts that visitors could read. */
  readonly publications: readonly { language: Language; text: Text }[];
  latency: number;
  /** `away`: requests do not arrive; `deaf`: requests are processed, but no response arrives. */
  network: 'fine' | 'away' | 'deaf';
  isSignedOut: boolean;
  isBroken: boolean;
}

const http = (status: number, more: object = {}): ClientError => ({
  kind: 'http',
  status,
  message: String(status),
  body: { ...more },
});
const textOf = ({ title, summary, body = '' }: Partial<Text>): Text => ({
  title: title ?? '',
  summary: summary ?? '',
  body,
});

/** Creates the service; Russian is published, English is a draft. */
export function postService(clock: FakeClock): PostService {
  const translation = (language: Language, status: 'published' | 'draft', body: string) => ({
    language,
    title: language,
    summary: '',
    body,
    status,
    revision: 1,
    pending: null,
  });
  let post = {
    id: '1',
    slug: 'post',
    tags: [] as string[],
    cover: null,
    updated_at: new Date(clock.now()).toISOString(),
    translations: [
      translation('ru', 'published', 'раз\n\nдва\n\nтри'),
      translation('en', 'draft', 'one\n\ntwo'),
    ],
  } as unknown as Post;
  const publications: { language: Language; text: Text }[] = [];

  let versions = 0;
  // A restarted version is higher than all former ones.
  const nextVersion = (version: number) => (versions = version === 0 ? versions + 10 : version + 1);
  // The revisions of a removed language continue when it is written again.
  const removedRevisions = new Map<Language, number>();
  const row = (language: Language) => post.translations.find((one) => one.language === language);
  function setTranslations(translations: PostTranslation[]): void {
    post = { ...post, updated_at: new Date(clock.now()).toISOString(), translations };
  }
  function put(language: Language, change: Partial<PostTranslation>): void {
    if (row(language))
      return setTranslations(
        post.translations.map((one) => (one.language === language ? { ...one, ...change } : one)),
      );
    const added = {
      ...translation(language, 'draft', ''),
      revision: 1 + (removedRevisions.get(language) ?? 0),
    };
    setTranslations([...post.translations, { ...added, ...change } as PostTranslation]);
  }
  function remove(language: Language): void {
    removedRevisions.set(language, row(language)?.revision ?? 0);
    setTranslations(post.translations.filter((one) => one.language !== language));
  }
  const stale = (): Outcome<PostAnswer> => ({ ok: false, error: http(409, { current: post }) });

  function writePending(step: PostStep & { kind: 'pending' }): Outcome<PostAnswer> {
    const { language, body } = step;
    const before = row(language);
    if (!before) return stale();
    const { pending, revision } = before;
    if (body.revision > revision || (pending?.version ?? 0) !== body.version) return stale();
    if (!pending && body.revision !== revision) return stale();
    if (pending && body.revision < pending.revision) return stale();
    const updated_at = new Date(clock.now()).toISOString();
    const next = { ...body, language, version: nextVersion(body.version), updated_at };
    put(language, { pending: next, has_pending: true });
    return { ok: true, data: { kind: 'pending', pending: next } };
  }
  function update({ body }: PostStep & { kind: 'update' }): Outcome<PostAnswer> {
    const { translations = [] } = body;
    const isStale = translations.some(({ language, revision, version }) => {
      const before = row(language);
      return (
        before?.revision !== revision ||
        (version !== undefined && version !== (before?.pending?.version ?? 0))
      );
    });
    if (isStale) return stale();
    for (const { language, status, title, summary, body: words, removed } of translations) {
      const before = row(language);
      if (removed) {
        remove(language);
        continue;
      }
      const isWordless = title === undefined;
      const text = textOf(isWordless ? (before ?? {}) : { title, summary, body: words });
      const next = status ?? before?.status ?? 'draft';
      if (next === 'published') publications.push({ language, text });
      put(language, {
        ...text,
        status: next,
        ...(before ? { revision: before.revision + 1 } : {}),
        ...(isWordless ? {} : { pending: null, has_pending: false }),
      });
    }
    return { ok: true, data: { kind: 'post', post } };
  }
  function drop({ language, version }: PostStep & { kind: 'drop' }): Outcome<PostAnswer> {
    const pending = row(language)?.pending;
    if (pending && pending.version !== version) return stale();
    if (pending) put(language, { pending: null, has_pending: false });
    return { ok: true, data: { kind: 'pending', pending: null } };
  }
  function answer(step: PostStep): Outcome<PostAnswer> {
    if (service.isSignedOut) return { ok: false, error: http(401) };
    if (service.isBroken) return { ok: false, error: http(503) };
    if (step.kind === 'pending') return writePending(step);
    if (step.kind === 'update') return update(step);
    if (step.kind === 'drop') return drop(step);
    throw new Error(`${step.kind} is not part of this service`);
  }
  const away: Outcome<PostAnswer> = { ok: false, error: { kind: 'network', message: 'away' } };
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => void clock.setTimeout(resolve, milliseconds));

  const service: PostService = {
    latency: 20,
    network: 'fine',
    isSignedOut: false,
    isBroken: false,
    publications,
    post: () => post,
    texts(language) {
      const translated = row(language);
      if (!translated) return [];
      const { pending, ...text } = translated;
      return [textOf(text), ...(pending ? [textOf(pending)] : [])];
    },
    async call(step) {
      await pause(service.latency);
      if (service.network === 'away') return away;
      const result = answer(step);
      await pause(service.latency);
      return service.network === 'fine' ? result : away;
    },
    writeElsewhere(language, way, change) {
      const before = row(language);
      const text = change(textOf(before?.pending ?? before ?? { title: language }));
      const version = before?.pending?.version ?? 0;
      if (way === 'save' && before?.status === 'published') {
        const updated_at = new Date(clock.now()).toISOString();
        const revision = before.pending?.revision ?? before.revision;
        put(language, {
          pending: { ...text, language, revision, version: nextVersion(version), updated_at },
        });
      } else put(language, { ...text, ...(before && { revision: before.revision + 1 }), pending: null });
    },
  };
  return service;
}
