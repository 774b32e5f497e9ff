import type { Language } from '@janus-site/core';
import { Plural, useLingui } from '@lingui/react/macro';
import { Button } from '../../../../components/Button/Button.tsx';
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx';
import type { PostText } from '@janus-site/core/editor';
import type { Shown } from './shorten.ts';
import { shorten } from './shorten.ts';
import { added, fields, gap, legend, name as nameClass, removed, words } from './TextDiff.css.ts';
import { useTextDiff } from './useTextDiff.ts';

export interface PostTextDiffProps {
  language: Language;
  before: PostText;
  after: PostText;
}

/** The differences between two texts of a post, field by field. */
export function PostTextDiff({ language, before, after }: PostTextDiffProps) {
  const { t } = useLingui();
  const names = { title: t`Заголовок`, summary: t`Краткое описание`, body: t`Текст` };
  const changed = (['title', 'summary', 'body'] as const).filter((key) => before[key] !== after[key]);
  if (changed.length === 0) return <p>{t`Тексты одинаковы.`}</p>;
  return (
    <div className={fields}>
      <p className={legend}>
        <ins className={added}>{t`добавлено`}</ins> <del className={removed}>{t`убрано`}</del>
      </p>
      {changed.map((key) => (
        <section key={key}>
          <h3 className={nameClass}>{names[key]}</h3>
          <TextDiff language={language} before={before[key]} after={after[key]} />
        </section>
      ))}
    </div>
  );
}

interface TextDiffProps {
  language: Language;
  before: string;
  after: string;
}

function TextDiff({ language, before, after }: TextDiffProps) {
  const { t } = useLingui();
  const diff = useTextDiff(before, after);
  if (diff.state === 'pending') return <Skeleton />;
  if (diff.state === 'failed') {
    return (
      <p role="alert">
        {t`Не удалось загрузить сравнение.`} <Button onClick={diff.retry}>{t`Повторить`}</Button>
      </p>
    );
  }
  return (
    <div className={words} lang={language}>
      {shorten(diff.pieces).map((piece, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- pieces have no other identity
        <DiffPiece key={index} piece={piece} />
      ))}
    </div>
  );
}

function DiffPiece({ piece }: { piece: Shown }) {
  if (piece.kind === 'gap') {
    return (
      <span className={gap}>
        <Plural
          value={piece.lines}
          one="… # строка без изменений …"
          few="… # строки без изменений …"
          many="… # строк без изменений …"
          other="… # строки без изменений …"
        />
      </span>
    );
  }
  if (piece.kind === 'added') return <ins className={added}>{piece.text}</ins>;
  if (piece.kind === 'removed') return <del className={removed}>{piece.text}</del>;
  return piece.text;
}
