import type { Language, Series } from '@janus-site/core';
import { errorText, fieldErrors, languages, series, transliterate } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Field } from '../../components/Field/Field.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useToast } from '../../components/Toast/Toast.tsx';
import { usePage } from '../../hooks/page.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { useCreation } from '../shared/useCreation.ts';
import { FormDialog } from '../forms/FormDialog.tsx';
import { useKeptForm } from '../forms/useKeptForm.ts';
import { columns, form as formClass } from './Series.css.ts';
import { SeriesParts } from './SeriesParts.tsx';
import { seriesTitle } from './seriesText.ts';

export interface SeriesDialogProps {
  /** The edited series; null for a new one. */
  item: Series | null;
  onClose(): void;
}

type Texts = Record<'titles' | 'descriptions', Record<Language, string>>;
type Values = Texts & { slug: string };

const valuesOf = (item: Series | null): Values => ({
  titles: { ru: item?.titles.ru ?? '', en: item?.titles.en ?? '' },
  descriptions: item?.descriptions ?? { ru: '', en: '' },
  slug: item?.slug ?? '',
});

function useSave(item: Series | null, onSaved: () => void) {
  const { t } = useLingui();
  const showToast = useToast();
  const create = useCreation(series.create);
  const update = useWrite(series.update);
  const save = async ({ titles, descriptions, ...rest }: Values) => {
    const slug = rest.slug.trim();
    const body = {
      titles: { ru: titles.ru.trim() || null, en: titles.en.trim() || null },
      descriptions,
      ...(slug ? { slug: transliterate(slug) } : {}),
    };
    const result = await (item ? update.run({ id: item.id, body }) : create.run(body));
    if (!result.ok) return;
    showToast({ message: item ? t`Серия сохранена` : t`Серия добавлена`, tone: 'success' });
    onSaved();
  };
  return { save, ...(item ? update : create) };
}

/** One series: titles and descriptions in both languages, address, and the order of its parts. */
export function SeriesDialog({ item, onClose }: SeriesDialogProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const form = useKeptForm(`series.${item?.id ?? 'new'}`, valuesOf(item));
  const { values } = form;
  const { save, isPending, error } = useSave(item, () => {
    form.clear();
    onClose();
  });
  const errors = error ? fieldErrors(error) : {};
  return (
    <FormDialog
      heading={item ? t`Серия «${seriesTitle(item, language)}»` : t`Новая серия`}
      size="wide"
      submitText={item ? t`Сохранить` : t`Добавить`}
      problem={error && Object.keys(errors).length === 0 ? errorText(error, language) : ''}
      isPending={isPending}
      onSubmit={() => void save(values)}
      onClose={onClose}
      kept={form}
      formClassName={formClass}
      below={item ? <SeriesParts item={item} /> : null}
    >
      <SeriesTexts
        texts={values}
        errors={errors}
        onChange={(texts) => form.change({ ...values, ...texts })}
      />
      <Field
        label={t`Адрес`}
        help={t`Конец адреса: /series/…; пустой составим из названия, прежние продолжат работать.`}
        isOptional
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={values.slug}
        error={errors['slug']}
        onChange={(event) => form.change({ ...values, slug: event.currentTarget.value })}
      />
    </FormDialog>
  );
}

interface SeriesTextsProps {
  texts: Texts;
  errors: ReturnType<typeof fieldErrors>;
  onChange(texts: Texts): void;
}

function SeriesTexts({ texts, errors, onChange }: SeriesTextsProps) {
  const { t } = useLingui();
  const labels = {
    titles: { ru: t`Название по-русски`, en: t`Название по-английски` },
    descriptions: { ru: t`Описание по-русски`, en: t`Описание по-английски` },
  };
  const put = (kind: keyof Texts, each: Language, value: string) =>
    onChange({ ...texts, [kind]: { ...texts[kind], [each]: value } });
  return (
    <div className={columns}>
      {languages.map((each) => (
        <Field
          key={each}
          lang={each}
          label={labels.titles[each]}
          help={t`Пусто — на страницах этого языка будет другое название.`}
          maxLength={200}
          value={texts.titles[each]}
          error={errors[`titles.${each}`] ?? errors['titles']}
          onChange={(event) => put('titles', each, event.currentTarget.value)}
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
          value={texts.descriptions[each]}
          error={errors[`descriptions.${each}`]}
          onChange={(event) => put('descriptions', each, event.currentTarget.value)}
        />
      ))}
    </div>
  );
}
