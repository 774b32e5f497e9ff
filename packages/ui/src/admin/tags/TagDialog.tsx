import type { Language, Tag } from '@janus-site/core';
import { errorText, fieldErrors, languages, tags } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Field } from '../../components/Field/Field.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useToast } from '../../components/Toast/Toast.tsx';
import { usePage } from '../../hooks/page.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { shownName } from '../shared/bilingualNames.ts';
import { FormDialog } from '../forms/FormDialog.tsx';
import { useKeptForm } from '../forms/useKeptForm.ts';
import { MergeTag } from './MergeTag.tsx';
import { columns, facts, form as formClass } from './TagsScreen.css.ts';

export interface TagDialogProps {
  tag: Tag;
  /** The tags it can be merged into. */
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

/** One tag: names and descriptions, and merging it into another. */
export function TagDialog({ tag, others, onClose }: TagDialogProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const showToast = useToast();
  const update = useWrite(tags.update);
  const form = useKeptForm(`tag.${tag.id}`, {
    names: { ru: tag.names.ru ?? '', en: tag.names.en ?? '' },
    descriptions: tag.descriptions,
  });
  const { names, descriptions } = form.values;
  const put = (kind: 'names' | 'descriptions', each: Language, text: string) =>
    form.change({ ...form.values, [kind]: { ...form.values[kind], [each]: text } });
  const errors = update.error ? fieldErrors(update.error) : {};
  const labels = useLabels();
  const close = () => {
    form.clear();
    onClose();
  };
  const save = async () => {
    const named = { ru: names.ru.trim() || null, en: names.en.trim() || null };
    const result = await update.run({ id: tag.id, body: { names: named, descriptions } });
    if (!result.ok) return;
    showToast({ message: t`Метка сохранена`, tone: 'success' });
    close();
  };
  return (
    <FormDialog
      heading={t`Метка «${shownName(tag, language)}»`}
      size="wide"
      submitText={t`Сохранить`}
      problem={update.error && Object.keys(errors).length === 0 ? errorText(update.error, language) : ''}
      isPending={update.isPending}
      onSubmit={() => void save()}
      onClose={onClose}
      kept={form}
      formClassName={formClass}
      below={others.length > 0 ? <MergeTag tag={tag} others={others} onMerged={close} /> : null}
    >
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
            onChange={(event) => put('names', each, event.currentTarget.value)}
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
            onChange={(event) => put('descriptions', each, event.currentTarget.value)}
          />
        ))}
      </div>
      <p className={facts}>{t`Постоянный адрес: /tags/${tag.slug}`}</p>
    </FormDialog>
  );
}
