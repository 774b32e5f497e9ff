import { errorText, search } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useToast } from '../../components/Toast/Toast.tsx';
import { usePage } from '../../hooks/page.ts';
import { useRead } from '../../hooks/useRead.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { FormDialog } from '../forms/FormDialog.tsx';
import { useKeptForm } from '../forms/useKeptForm.ts';

export interface TwinsDialogProps {
  onClose(): void;
  /** Opens it again. */
  onReopen(): void;
}

const longestName = 40;
const mostNames = 10;

/** Parses the text: one group per line, names separated by commas. */
const groupsOf = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) =>
      line
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .filter((group) => group.length > 0);

/** The owner's lists of synonyms, any of which the search accepts. */
export function TwinsDialog({ onClose, onReopen }: TwinsDialogProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const showToast = useToast();
  // A key for each opening: saving replaces the whole list, and a cached one may lack what another tab has saved.
  const [openedAt] = useState(Date.now);
  const { key, load } = search.twins();
  const read = useRead({ key: [...key, { openedAt }], load });
  const write = useWrite(search.replaceTwins);
  const [saved, setSaved] = useState<string | null>(null);
  const form = useKeptForm('search words', saved ?? '', onReopen);
  const [mistake, setMistake] = useState('');
  const isLoaded = saved !== null;
  if (!isLoaded && read.state === 'ready')
    setSaved(read.data.groups.map((group) => group.join(', ')).join('\n'));

  const save = async () => {
    if (!isLoaded) return;
    const groups = groupsOf(form.values);
    const wrong = groups.find(
      (group) =>
        group.length < 2 || group.length > mostNames || group.some((name) => name.length > longestName),
    );
    if (wrong) {
      const line = wrong.join(', ');
      return setMistake(t`От двух до десяти слов в строке, через запятую: «${line}»`);
    }
    const { ok } = await write.run({ groups });
    if (!ok) return;
    showToast({ tone: 'success', message: t`Слова поиска сохранены.` });
    form.clear();
    onClose();
  };
  return (
    <FormDialog
      heading={t`Слова поиска`}
      lead={t`Посты и проекты с одним из слов находятся и по остальным. Частые пары, такие как React и реакт, известны и так.`}
      submitText={t`Сохранить`}
      problem={write.error ? errorText(write.error, language) : ''}
      isPending={write.isPending || read.state === 'pending'}
      onSubmit={() => void save()}
      onClose={onClose}
      kept={form}
    >
      {read.state === 'failed' ? (
        <ErrorState title={t`Слова не загрузились`} error={read.error} onRetry={read.retry} />
      ) : null}
      {isLoaded ? (
        <TextArea
          label={t`Синонимы`}
          help={t`Каждая группа на своей строке: микроконтроллер, mcu`}
          rows={8}
          autoFocus
          spellCheck={false}
          value={form.values}
          error={mistake || undefined}
          onChange={(event) => {
            form.change(event.currentTarget.value);
            setMistake('');
          }}
        />
      ) : null}
    </FormDialog>
  );
}
