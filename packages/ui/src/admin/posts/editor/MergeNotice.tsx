import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button/Button.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { bar, buttons } from '../../markdown/PaneBars.css.ts';
import type { PostForm } from './usePostForm.ts';

/** Shown when paragraphs saved by somebody else were merged into the text automatically. */
export function MergeNotice({ form }: { form: Pick<PostForm, 'merge' | 'forgetMerge'> }) {
  const { t } = useLingui();
  if (!form.merge) return null;
  const { author } = form.merge;
  return (
    <Notice tone="info">
      <div className={bar}>
        <p role="status">
          {author
            ? t`Пока вы писали, сохранены другие абзацы: ${author}. Они уже в тексте, рядом с вашими.`
            : t`Пока вы писали, кто-то сохранил другие абзацы. Они уже в тексте, рядом с вашими.`}
        </p>
        <div className={buttons}>
          <Button onClick={() => form.forgetMerge()}>{t`Понятно`}</Button>
        </div>
      </div>
    </Notice>
  );
}
