import type { Language, ProfileTranslation } from '@janus-site/core';
import { siteName } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { fieldId } from '../forms/FormNotices.tsx';
import { visuallyHidden } from '../../theme/text.css.ts';
import { onDemand } from '../shared/onDemand.tsx';
import type { SiteText } from './siteValues.ts';
import { siteTexts } from './siteValues.ts';
import * as styles from './SiteForm.css.ts';

/** The grammar rules are larger than the form, so they are loaded after it. */
const GenitiveOffer = onDemand(async () => (await import('./GenitiveOffer.tsx')).GenitiveOffer);

export interface TextSettingsProps {
  language: Language;
  text: SiteText;
  owner: Pick<ProfileTranslation, 'name' | 'headline'> | undefined;
  /** By path, such as `ru.blog_name`. */
  errors: Readonly<Record<string, string>>;
  onChange(part: Partial<SiteText>): void;
}

interface Row {
  key: keyof SiteText;
  label: string;
  /** The value in use while the field is empty. */
  initial: string;
  limit: number;
  help?: ReactNode;
}

interface Group {
  heading: string;
  note?: ReactNode;
  rows: readonly Row[];
}

/** Returns the fields in order, each with its default. */
function useGroups({ language, text, owner }: TextSettingsProps): readonly Group[] {
  const { t } = useLingui();
  const words = siteTexts(text);
  const name = owner?.name ?? '';
  const bases = {
    portfolio: words.portfolio_title ?? '{name} — {site}',
    blog: words.blog_title ?? (language === 'ru' ? '{site} — Блог {name}' : "{site} — {name}'s blog"),
  };
  const quoted = language === 'ru' ? '«{title}»' : '“{title}”';
  const post = language === 'ru' ? 'Пост' : 'Post';
  const title = { limit: 200, help: undefined };
  const genitive = (
    <>
      <code>{'{name:genitive}'}</code> {t`имя в родительном падеже`},{' '}
    </>
  );
  const genitiveRow: readonly Row[] =
    language === 'ru'
      ? [
          {
            key: 'name_genitive',
            label: t`Имя в родительном падеже`,
            initial: name,
            limit: 100,
            help: t`Например, «Анны Петровой»: для заголовка «Блог Анны Петровой».`,
          },
        ]
      : [];
  return [
    {
      heading: t`Названия`,
      rows: [
        {
          key: 'portfolio_name',
          label: t`Портфолио`,
          initial: siteName('portfolio'),
          limit: 60,
          help: t`Если заполнить, встанет и в шапке на место имени.`,
        },
        { key: 'blog_name', label: t`Блог`, initial: siteName('blog'), limit: 60 },
        {
          key: 'blog_sentence',
          label: t`О блоге одной фразой`,
          initial: owner?.headline ?? '',
          limit: 200,
          help: t`На главной блога, в лентах и в превью ссылок.`,
        },
        ...genitiveRow,
      ],
    },
    {
      heading: t`Заголовки страниц`,
      note: (
        <>
          {t`Подставятся:`} <code>{'{name}'}</code> {t({ message: 'имя', context: 'placeholder' })},{' '}
          {language === 'ru' ? genitive : null}
          <code>{'{site}'}</code> {t`название`}, <code>{'{title}'}</code> {t`заголовок страницы`}
        </>
      ),
      rows: [
        { ...title, key: 'portfolio_title', label: t`Главная портфолио`, initial: bases.portfolio },
        {
          ...title,
          key: 'portfolio_page_title',
          label: t`Прочие страницы портфолио`,
          initial: `${bases.portfolio} — {title}`,
        },
        { ...title, key: 'blog_title', label: t`Главная блога`, initial: bases.blog },
        {
          ...title,
          key: 'blog_page_title',
          label: t`Прочие страницы блога`,
          initial: `${bases.blog} — {title}`,
        },
        { ...title, key: 'post_title', label: t`Пост`, initial: `${bases.blog} — ${post} ${quoted}` },
      ],
    },
  ];
}

/** The site's texts in one language; an empty field shows its default. */
export function TextSettings(props: TextSettingsProps) {
  const { language, text, owner, errors, onChange } = props;
  const { t } = useLingui();
  const groups = useGroups(props);
  return (
    <>
      {groups.map(({ heading, note, rows }) => (
        <fieldset key={heading} className={styles.group}>
          <legend className={styles.legend}>{heading}</legend>
          {note ? <p className={styles.note}>{note}</p> : null}
          {rows.map((row) => (
            <div key={row.key} className={styles.row}>
              <Field
                id={fieldId(`${language}.${row.key}`)}
                label={row.label}
                help={row.help}
                lang={language}
                maxLength={row.limit}
                placeholder={row.initial}
                value={text[row.key]}
                error={errors[`${language}.${row.key}`]}
                onChange={(event) => onChange({ [row.key]: event.currentTarget.value })}
              />
              {text[row.key] ? (
                <Button tone="quiet" onClick={() => onChange({ [row.key]: '' })}>
                  {t`По умолчанию`} <span className={visuallyHidden}>{row.label}</span>
                </Button>
              ) : null}
            </div>
          ))}
          {rows.some(({ key }) => key === 'name_genitive') ? (
            <GenitiveOffer
              name={owner?.name ?? ''}
              value={text.name_genitive}
              onTake={(genitive) =>
                onChange({
                  name_genitive: genitive,
                  ...(text.blog_title ? {} : { blog_title: '{site} — Блог {name:genitive}' }),
                })
              }
            />
          ) : null}
        </fieldset>
      ))}
    </>
  );
}
