import type { Tag } from '@janus-site/core';
import { tags } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { useToast } from '../../components/Toast/Toast.tsx';
import { usePage } from '../../hooks/page.ts';
import { useIsMounted } from '../../hooks/useIsMounted.ts';
import { shownName } from '../shared/bilingualNames.ts';
import { WriteQuestion } from '../shared/WriteQuestion.tsx';
import { merge as mergeClass } from './TagsScreen.css.ts';

export interface MergeTagProps {
  tag: Tag;
  others: readonly Tag[];
  onMerged(): void;
}

/** Merges the tag into another, after a confirmation, since it cannot be undone. */
export function MergeTag({ tag, others, onMerged }: MergeTagProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const showToast = useToast();
  const isMounted = useIsMounted();
  const [into, setInto] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const target = others.find(({ id }) => id === into);
  const [from, to] = [shownName(tag, language), target ? shownName(target, language) : ''];
  const options = others
    .map((other) => ({ value: other.id, label: shownName(other, language) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
  const handleDone = () => {
    showToast({ message: t`«${from}» теперь «${to}»`, tone: 'success' });
    if (isMounted.current) onMerged();
  };
  return (
    <div className={mergeClass}>
      <Select
        label={t`Объединить с другой`}
        help={t`Её получат все посты этой метки.`}
        options={[{ value: '', label: t`Не объединять` }, ...options]}
        value={into}
        onValueChange={setInto}
      />
      {target ? (
        <div>
          <Button onClick={() => setIsAsking(true)}>{t`Объединить…`}</Button>
        </div>
      ) : null}
      {isAsking ? (
        <WriteQuestion
          write={tags.merge}
          input={{ id: tag.id, into }}
          heading={t`Объединить «${from}» с «${to}»?`}
          lead={t`Посты с «${from}» получат «${to}», слово «${from}» будет вести к ней. Отменить это нельзя.`}
          confirmLabel={t`Объединить`}
          tone="plain"
          failed={t`Не получилось.`}
          onDone={handleDone}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </div>
  );
}
