import { search } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';
import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useToast } from '../../components/Toast/Toast.tsx';
import { useRead } from '../../hooks/useRead.ts';
import { useWrite } from '../../hooks/useWrite.ts';

export interface TwinsDialogProps {
  onClose(): void;
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
export function TwinsDialog({ onClose }: TwinsDialogProps) {
  const { t } = useLingui();
  const form = useId();
  const read = useRead(search.twins());
  const write = useWrite(search.replaceTwins);
  return (
    <Dialog
      heading={t`Слова поиска`}
      lead={t`Посты и проекты с одним из слов находятся и по остальным. Частые пары, такие как React и реакт, известны и так.`}
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Отмена`}</Button>
          <Button
            tone="primary"
            type="submit"
            form={form}
            isPending={write.isPending || read.state === 'pending'}
          >
            {t`Сохранить`}
          </Button>
        </>
      }
    >
      {read.state === 'failed' && (
        <ErrorState title={t`Слова не загрузились`} error={read.error} onRetry={read.retry} />
      )}
      {read.state === 'ready' && (
        <TwinsForm id={form} groups={read.data.groups} save={write.run} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface TwinsFormProps extends TwinsDialogProps {
  id: string;
  groups: readonly (readonly string[])[];
  save(input: { groups: string[][] }): Promise<{ ok: boolean }>;
}

function TwinsForm({ id, groups, save, onClose }: TwinsFormProps) {
  const { t } = useLingui();
  const showToast = useToast();
  const [text, setText] = useState(() => groups.map((group) => group.join(', ')).join('\n'));
  const [error, setError] = useState('');
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = groupsOf(text);
    const wrong = wanted.find(
      (group) =>
        group.length < 2 || group.length > mostNames || group.some((name) => name.length > longestName),
    );
    if (wrong) {
      const line = wrong.join(', ');
      return setError(t`От двух до десяти слов в строке, через запятую: «${line}»`);
    }
    const { ok } = await save({ groups: wanted });
    if (!ok) return setError(t`Слова не сохранились. Проверьте связь и попробуйте ещё раз.`);
    showToast({ tone: 'success', message: t`Слова поиска сохранены.` });
    return onClose();
  };
  return (
    <form id={id} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <TextArea
        label={t`Слова одного значения`}
        help={t`Каждая группа на своей строке: микроконтроллер, mcu`}
        rows={8}
        autoFocus
        spellCheck={false}
        value={text}
        error={error || undefined}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setError('');
        }}
      />
    </form>
  );
}
