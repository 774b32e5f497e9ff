import type { Language, Preview, Loader } from '@janus-site/core';
import { posts, typograph } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useRead } from '../../hooks/useRead.ts';
import {
  facts as factsClass,
  links as linksClass,
  preview,
  summary as summaryClass,
  title as titleClass,
} from './ItemPreview.css.ts';

export interface ItemPreviewProps {
  language: Language;
  title: string;
  summary: string;
  /** Markdown. */
  description: string;
  /** Markdown of the item's page; without one, the item is only a list entry. */
  body?: string;
  /** One line: years, technologies, place. */
  facts: readonly string[];
  cover?: string | null;
  links?: readonly { href: string; label: ReactNode }[];
}

/** Rendered by the server, so that nothing differs from the public page. */
function rendered(body: string, language: Language): Loader<Preview> {
  return {
    key: ['previewPost', { body, language }],
    load: (api) => posts.preview.run(api, { body, language }),
  };
}

/** A project or job as visitors will see it, before anything is saved. */
export function ItemPreview(props: ItemPreviewProps) {
  const { language, title, summary, description, body, facts, cover, links = [] } = props;
  return (
    <article className={preview} lang={language}>
      {cover ? <Picture source={cover} sizes="(min-width: 48rem) 44rem, calc(100vw - 2rem)" /> : null}
      <h3 className={titleClass}>{typograph(title, language)}</h3>
      {summary ? <p className={summaryClass}>{typograph(summary, language)}</p> : null}
      <p className={factsClass}>{facts.filter(Boolean).join(' · ')}</p>
      <RenderedText markdown={description} language={language} isCompact={body === undefined} />
      {links.length > 0 ? (
        <p className={linksClass}>
          {links.map((link) => (
            <a key={link.href} href={link.href} target="_blank" rel="noreferrer">
              {link.label}
            </a>
          ))}
        </p>
      ) : null}
      {body && <RenderedText markdown={body} language={language} />}
    </article>
  );
}

interface RenderedTextProps {
  markdown: string;
  language: Language;
  isCompact?: boolean;
}

function RenderedText({ markdown, language, isCompact }: RenderedTextProps) {
  const { t } = useLingui();
  const read = useRead(markdown.trim() ? rendered(markdown, language) : null);
  if (!markdown.trim()) return null;
  if (read.state === 'pending') return <Skeleton />;
  if (read.state === 'failed') {
    return <ErrorState title={t`Не удалось показать описание`} error={read.error} onRetry={read.retry} />;
  }
  return <Prose html={read.data.html} {...(isCompact && { isCompact })} />;
}
