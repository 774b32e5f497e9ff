import type { Language, Tag } from '@janus-site/core';
import { errorText, fieldErrors, languages, tags } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';
import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useToast } from '../../components/Toast/Toast.tsx';
import { usePage } from '../../hooks/page.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { shownName } from '../shared/bilingualNames.ts';
import { MergeTag } from './MergeTag.tsx';
import { columns, facts, form as formClass, problem } from './TagsScreen.css.ts';

export interface TagDialogProps {
  tag: Tag;
  /** What it can become. */
  others: readonly Tag[];
  onClose(): void;
}

type Texts = Record<Language, string>;

function useLabels(): Record<'names' | 'descriptions', Texts> {
  const { t } = useLingui();
  return {
    names: { ru: t`Имя по-русски`, en: t`Имя по-английски` },
    descriptions: { ru: t`Описание по-русски`, en: t`Описание по-английски` },
  };
}

/** One tag: its names and descriptions, and another one in its place. */
export function TagDialog({ tag, others, onClose }: TagDialogProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const showToast = useToast();
  const id = useId();
  const update = useWrite(tags.update);
  const [names, setNames] = useState<Texts>({ ru: tag.names.ru ?? '', en: tag.names.en ?? '' });
  const [descriptions, setDescriptions] = useState<Texts>(tag.descriptions);
  const errors = update.error ? fieldErrors(update.error) : {};
  const labels = useLabels();
  const save = async () => {
    const named = { ru: names.ru.trim() || null, en: names.en.trim() || null };
    const result = await update.run({ id: tag.id, body: { names: named, descriptions } });
    if (!result.ok) return;
    showToast({ message: t`Метка сохранена`, tone: 'success' });
    onClose();
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Dialog
      isOpen
      heading={t`Метка «${shownName(tag, language)}»`}
      size="wide"
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Отмена`}</Button>
          <Button tone="primary" type="submit" form={id} isPending={update.isPending}>
            {t`Сохранить`}
          </Button>
        </>
      }
    >
      <form id={id} className={formClass} noValidate onSubmit={handleSubmit}>
        {update.error && Object.keys(errors).length === 0 ? (
          <p role="alert" className={problem}>
            {errorText(update.error, language)}
          </p>
        ) : null}
        <div className={columns}>
          {languages.map((each) => (
            <Field
              key={each}
              lang={each}
              label={labels.names[each]}
              help={t`Пусто — на страницах этого языка метки не видно.`}
              maxLength={50}
              value={names[each]}
              error={errors[`names.${each}`] ?? errors['names']}
              onChange={(event) => setNames({ ...names, [each]: event.currentTarget.value })}
            />
          ))}
          {languages.map((each) => (
            <TextArea
              key={each}
              lang={each}
              label={labels.descriptions[each]}
              isOptional
              rows={3}
              maxLength={500}
              value={descriptions[each]}
              error={errors[`descriptions.${each}`]}
              onChange={(event) => setDescriptions({ ...descriptions, [each]: event.currentTarget.value })}
            />
          ))}
        </div>
        <p className={facts}>{t`Постоянный адрес: /tags/${tag.slug}`}</p>
      </form>
      {others.length > 0 ? <MergeTag tag={tag} others={others} onMerged={onClose} /> : null}
    </Dialog>
  );
}
