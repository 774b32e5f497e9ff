import type { FieldErrors } from '@janus-site/core/editor';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Select } from '../../components/Select/Select.tsx';
import type { ThemeChoice } from '../../theme/themeChoice.ts';
import { fieldId } from '../forms/FormNotices.tsx';
import { AccentField } from './AccentField.tsx';
import { HomeField } from './HomeField.tsx';
import { LinksField } from './LinksField.tsx';
import { MenusField } from './MenusField.tsx';
import { LogoField } from './LogoField.tsx';
import type { SiteShared } from './siteValues.ts';
import { TypeFields } from './TypeFields.tsx';

export interface SiteSharedFieldsProps {
  values: SiteShared;
  errors: FieldErrors;
  onChange(part: Partial<SiteShared>): void;
}

/** The settings shared by both languages. */
export function SiteSharedFields({ values, errors, onChange }: SiteSharedFieldsProps) {
  const { t } = useLingui();
  const themeOptions: { value: ThemeChoice; label: string }[] = [
    { value: 'system', label: t`Как в системе` },
    { value: 'light', label: t`Светлая` },
    { value: 'dark', label: t`Тёмная` },
  ];
  return (
    <>
      <AccentField
        id={fieldId('shared.portfolio_accent')}
        face="portfolio"
        label={t`Цвет портфолио`}
        value={values.portfolio_accent}
        onChange={(color) => onChange({ portfolio_accent: color })}
      />
      <AccentField
        id={fieldId('shared.blog_accent')}
        face="blog"
        label={t`Цвет блога`}
        value={values.blog_accent}
        onChange={(color) => onChange({ blog_accent: color })}
      />
      <TypeFields values={values} onChange={onChange} />
      <LogoField
        id={fieldId('shared.logo')}
        value={values.logo}
        error={errors['shared.logo']}
        onChange={(logo) => onChange({ logo })}
      />
      <Select
        id={fieldId('shared.theme')}
        label={t`Тема сайта`}
        help={t`Для тех, кто не выбрал тему сам.`}
        value={values.theme}
        options={themeOptions}
        onValueChange={(theme) => onChange({ theme })}
      />
      <HomeField
        id={fieldId('shared.home')}
        legend={t`Главная портфолио`}
        note={t`Что стоит между первым экраном и контактами, в этом порядке.`}
        names={{ projects: t`Проекты`, experience: t`Опыт работы` }}
        sections={values.home}
        onChange={(home) => onChange({ home })}
      />
      <HomeField
        id={fieldId('shared.blog_home')}
        legend={t`Главная блога`}
        note={t`Что стоит под рассказом об авторе, в этом порядке. Без новейшего поста список начнётся с него.`}
        names={{ lead: t`Новейший пост крупно`, newest: t`Список новых постов`, topics: t`Темы` }}
        sections={values.blog_home}
        onChange={(blog_home) => onChange({ blog_home })}
      />
      <MenusField menus={values.menus} onChange={(menus) => onChange({ menus })} />
      <LinksField links={values.links} errors={errors} onChange={(links) => onChange({ links })} />
      <Checkbox
        id={fieldId('shared.draws_covers')}
        label={t`Рисовать обложки`}
        help={t`Постам и проектам без обложки сайт нарисует её сам — в цветах, выбранных выше.`}
        checked={values.draws_covers}
        onCheckedChange={(draws_covers) => onChange({ draws_covers })}
      />
      <Checkbox
        id={fieldId('shared.folds_other_posts')}
        label={t`Сворачивать посты на другом языке`}
        help={t`В списках они стоят после остальных: под заголовком или свёрнутыми под числом.`}
        checked={values.folds_other_posts}
        onCheckedChange={(folds_other_posts) => onChange({ folds_other_posts })}
      />
      <Checkbox
        id={fieldId('shared.counts_readers')}
        label={t`Считать, сколько читают`}
        help={t`Без cookie и без чужих счётчиков. Кто просил браузер не отслеживать его, не считается.`}
        checked={values.counts_readers}
        onCheckedChange={(counts) => onChange({ counts_readers: counts })}
      />
    </>
  );
}
