import type { Language } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx';
import { DateField } from '../../../../components/DateField/DateField.tsx';
import { fromLocalInput, toLocalInput } from '../../../../components/DateField/dates.ts';
import { Field } from '../../../../components/Field/Field.tsx';
import { fieldId } from '../../../forms/FormNotices.tsx';
import { findTranslation } from '../../../shared/titles.ts';
import type { PostForm } from '../usePostForm.ts';
import { dates as datesClass } from './DetailsPanel.css.ts';

export interface PublicationFieldsProps {
  form: PostForm;
  /** The languages on the screen. */
  shown: readonly Language[];
}

/** The dates of the texts, the visibility of the post, and its original address. */
export function PublicationFields({ form, shown }: PublicationFieldsProps) {
  const { t } = useLingui();
  const { shared } = form.values;
  const isPage = shared.page_face !== null;
  return (
    <>
      {shown.map((language) => (
        <Dates key={language} form={form} language={language} isNamed={shown.length > 1} />
      ))}
      <Checkbox
        id={fieldId('shared.is_unlisted')}
        label={t`Только по адресу`}
        help={
          isPage
            ? t`Страницу прочтёт тот, у кого есть ссылка: её нет в поиске и карте сайта`
            : t`Пост прочтёт тот, у кого есть ссылка: его нет в списках, лентах, поиске и карте сайта`
        }
        checked={shared.is_unlisted}
        onCheckedChange={(is_unlisted) => form.changeShared({ is_unlisted })}
      />
      {isPage ? null : <PostFields form={form} />}
    </>
  );
}

/** Fields that only posts have: placement in lists, and the original address on another site. */
function PostFields({ form }: Pick<PublicationFieldsProps, 'form'>) {
  const { t } = useLingui();
  const { shared } = form.values;
  return (
    <>
      <Checkbox
        id={fieldId('shared.is_pinned')}
        label={t`Закрепить`}
        help={t`Стоит первым на странице всех постов; порядок лент не меняется`}
        checked={shared.is_pinned}
        onCheckedChange={(is_pinned) => form.changeShared({ is_pinned })}
      />
      <Field
        id={fieldId('shared.canonical_url')}
        type="url"
        inputMode="url"
        label={t`Впервые опубликован на другом сайте`}
        help={t`Адрес оригинала: поисковики покажут его, а не эту страницу`}
        placeholder="https://"
        isOptional
        maxLength={500}
        value={shared.canonical_url}
        error={form.errors['shared.canonical_url']}
        onChange={(event) => form.changeShared({ canonical_url: event.currentTarget.value })}
      />
    </>
  );
}

interface DatesProps {
  form: PostForm;
  language: Language;
  isNamed: boolean;
}

function Dates({ form, language, isNamed }: DatesProps) {
  const { t } = useLingui();
  const { dates } = form.values.shared;
  const own = dates[language];
  const translation = findTranslation(form.post?.translations ?? [], language);
  if (!translation) return null;
  const change = (part: Partial<typeof own>) =>
    form.changeShared({ dates: { ...dates, [language]: { ...own, ...part } } });
  const isPublished = translation.status === 'published';
  const path = `shared.dates.${language}`;
  const published = { ru: t`Дата публикации, русский`, en: t`Дата публикации, английский` };
  const changed = { ru: t`Дата изменения, русский`, en: t`Дата изменения, английский` };
  return (
    <div className={datesClass}>
      <DateField
        id={fieldId(`${path}.published_at`)}
        precision="time"
        label={isNamed ? published[language] : t`Дата публикации`}
        help={isPublished ? undefined : t`Пустая — время, когда опубликуете`}
        value={toLocalInput(own.published_at)}
        error={form.errors[`${path}.published_at`]}
        onValueChange={(value) => {
          const published_at = fromLocalInput(value);
          // a published text must have a time: an emptied field keeps the former one
          if (published_at !== null || !isPublished) change({ published_at });
        }}
      />
      {isPublished ? (
        <DateField
          id={fieldId(`${path}.updated_at`)}
          precision="time"
          label={isNamed ? changed[language] : t`Дата изменения`}
          help={t`Её видят читатели. Мелкая правка её не трогает`}
          value={toLocalInput(own.updated_at)}
          error={form.errors[`${path}.updated_at`]}
          onValueChange={(value) => {
            const updated_at = fromLocalInput(value);
            if (updated_at !== null) change({ updated_at });
          }}
        />
      ) : null}
    </div>
  );
}
