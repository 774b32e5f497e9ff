import type { Language, Profile, Site } from '@janus-site/core';
import { isWebAddress, loginRoute, languages, site as siteData, unknownPlaceholders } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { fieldId } from '../forms/FormNotices.tsx';
import { TranslatedFormFrame } from '../forms/TranslatedFormFrame.tsx';
import { useTranslatedForm } from '../forms/useTranslatedForm.ts';
import { findTranslation } from '../shared/titles.ts';
import { AccentField } from './AccentField.tsx';
import { LinksField } from './LinksField.tsx';
import { SitePreview } from './SitePreview.tsx';
import type { SiteShared, SiteText, SiteValues } from './siteValues.ts';
import { isLink, sharedBody, textBody, valuesOf, wordsOf } from './siteValues.ts';
import { TextSettings } from './TextSettings.tsx';

export interface SiteFormProps {
  site: Site;
  profile: Profile | undefined;
}

function useValidation() {
  const { t } = useLingui();
  return (values: SiteValues): Record<string, string> => {
    const errors: Record<string, string> = {};
    values.shared.links.forEach((link, index) => {
      if (!isLink(link)) return;
      if (!isWebAddress(link.url.trim()))
        errors[`shared.links.${index}.url`] = t`Введите адрес целиком, начиная с https://`;
      if (!link.name.trim()) errors[`shared.links.${index}.name`] = t`Назовите ссылку`;
    });
    for (const language of languages) {
      for (const [key, text] of Object.entries(values[language])) {
        const [unknown] = unknownPlaceholders(key, text);
        if (unknown) errors[`${language}.${key}`] = t`Здесь нельзя подставить ${unknown}`;
      }
    }
    return errors;
  };
}

/** What the site is called and how it looks. */
export function SiteForm({ site, profile }: SiteFormProps) {
  const { t } = useLingui();
  const { face } = usePage();
  const { href } = useNavigation();
  const validate = useValidation();
  const update = useWrite(siteData.update);
  const updateTranslation = useWrite(siteData.updateTranslation);
  const form = useTranslatedForm<SiteShared, SiteText>({
    name: 'site',
    saved: valuesOf(site),
    validate,
    saveShared: (shared) => update.run(sharedBody(shared)),
    saveText: (language, text) => updateTranslation.run({ language, body: textBody(text) }),
  });
  const { shared } = form.values;
  const ownerIn = (language: Language) =>
    findTranslation(profile?.translations ?? [], language) ?? profile?.translations[0];
  const accents = { portfolio: shared.portfolio_accent, blog: shared.blog_accent };
  return (
    <TranslatedFormFrame
      heading={t`Сайт`}
      backHref={href(loginRoute[face])}
      form={form}
      renderText={(language) => (
        <>
          <SitePreview
            language={language}
            texts={wordsOf(form.values[language])}
            owner={ownerIn(language)}
            accents={accents}
          />
          <TextSettings
            language={language}
            text={form.values[language]}
            owner={ownerIn(language)}
            errors={form.errors}
            onChange={(part) => form.changeText(language, part)}
          />
        </>
      )}
      shared={
        <>
          <AccentField
            id={fieldId('shared.portfolio_accent')}
            face="portfolio"
            label={t`Цвет портфолио`}
            value={shared.portfolio_accent}
            onChange={(color) => form.changeShared({ portfolio_accent: color })}
          />
          <AccentField
            id={fieldId('shared.blog_accent')}
            face="blog"
            label={t`Цвет блога`}
            value={shared.blog_accent}
            onChange={(color) => form.changeShared({ blog_accent: color })}
          />
          <LinksField
            links={shared.links}
            errors={form.errors}
            onChange={(links) => form.changeShared({ links })}
          />
          <Checkbox
            id={fieldId('shared.draws_covers')}
            label={t`Рисовать обложки`}
            help={t`Постам и проектам без обложки сайт нарисует её сам — в цветах, выбранных выше.`}
            checked={shared.draws_covers}
            onCheckedChange={(draws_covers) => form.changeShared({ draws_covers })}
          />
          <Checkbox
            id={fieldId('shared.counts_readers')}
            label={t`Считать, сколько читают`}
            help={t`Без cookie и без чужих счётчиков. Кто просил браузер не отслеживать его, не считается.`}
            checked={shared.counts_readers}
            onCheckedChange={(counts) => form.changeShared({ counts_readers: counts })}
          />
        </>
      }
    />
  );
}
