import { languages, transliterate } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Field } from '../../../../components/Field/Field.tsx';
import { TextArea } from '../../../../components/TextArea/TextArea.tsx';
import { fieldId } from '../../../forms/FormNotices.tsx';
import type { EditorView } from '../useEditorView.ts';
import type { PostForm } from '../usePostForm.ts';
import { fields, short } from './DetailsPanel.css.ts';
import { CoverField } from './CoverField.tsx';
import { FoundCard } from './FoundCard.tsx';
import { PageFields } from './PageFields.tsx';
import { PublicationFields } from './PublicationFields.tsx';
import { slugWhileTyped } from './slugWhileTyped.ts';
import { SeriesField } from './SeriesField.tsx';
import { Tags } from './Tags.tsx';

export interface PostDetailsProps {
  form: PostForm;
  view: EditorView;
}

/**
 * The details of a post: summaries of the languages on the screen, then the shared tags and series (for a page its
 * place), cover and address.
 */
export function PostDetails({ form, view }: PostDetailsProps) {
  const { t } = useLingui();
  const { shared } = form.values;
  const former = form.post?.slug ?? '';
  const isPublic = form.post?.translations.some(({ status }) => status === 'published') ?? false;
  const willRedirect = isPublic && shared.slug !== '' && shared.slug !== former;
  const isPage = shared.page_face !== null;
  const formerPath = isPage ? `/${former}` : `/post/${former}`;
  const addressHelp = isPage
    ? t`Весь адрес после имени сайта: /…; латинские буквы, цифры и дефис. Пустой составим из заголовка; прежние адреса продолжат работать.`
    : t`Конец адреса: /post/…; латинские буквы, цифры и дефис, остальное заменяется. Пустой составим из заголовка; прежние адреса продолжат работать.`;
  const shown = languages.filter((language) => view.view === 'both' || language === view.active);
  const summaries = { ru: t`Краткое описание, русский`, en: t`Краткое описание, английский` };
  return (
    <div className={fields}>
      {shown.map((language) => (
        <TextArea
          key={language}
          id={fieldId(`${language}.summary`)}
          label={summaries[language]}
          help={t`Для списков, поиска и превью ссылок: одно-два предложения`}
          isOptional
          lang={language}
          maxLength={500}
          rows={2}
          className={short}
          value={form.values[language].summary}
          error={form.errors[`${language}.summary`]}
          onChange={(event) => form.changeText(language, { summary: event.currentTarget.value })}
        />
      ))}
      {shared.page_face === null ? (
        <>
          <Tags form={form} />
          <SeriesField form={form} />
        </>
      ) : (
        <PageFields form={form} face={shared.page_face} />
      )}
      <CoverField form={form} />
      <Field
        id={fieldId('shared.slug')}
        label={t`Адрес`}
        help={willRedirect ? t`Прежний адрес ${formerPath} будет вести на новый.` : addressHelp}
        isOptional
        autoCapitalize="none"
        spellCheck={false}
        value={shared.slug}
        error={form.errors['shared.slug']}
        onChange={(event) => form.changeShared({ slug: slugWhileTyped(event.currentTarget.value) })}
        onBlur={() => {
          const slug = transliterate(shared.slug);
          if (slug !== shared.slug) form.changeShared({ slug });
        }}
      />
      <PublicationFields form={form} shown={shown} />
      {shown.map((language) => (
        <FoundCard
          key={language}
          language={language}
          text={form.values[language]}
          slug={shared.slug}
          face={shared.page_face}
        />
      ))}
    </div>
  );
}
