import type { Language, Profile, Site } from '@janus-site/core';
import { isWebAddress, loginRoute, languages, site as siteData, unknownPlaceholders } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { TranslatedFormFrame } from '../forms/TranslatedFormFrame.tsx';
import { useTranslatedForm } from '../forms/useTranslatedForm.ts';
import { findTranslation } from '../shared/titles.ts';
import { SitePreview } from './SitePreview.tsx';
import { SiteSharedFields } from './SiteSharedFields.tsx';
import type { SiteShared, SiteText, SiteValues } from './siteValues.ts';
import { isLink, nullable, sharedBody, valuesOf, siteTexts } from './siteValues.ts';
import { TextSettings } from './TextSettings.tsx';
import { useLogoProblem } from './useLogoProblem.ts';

export interface SiteFormProps {
  site: Site;
  profile: Profile | undefined;
}

function useValidation() {
  const { t } = useLingui();
  const logoProblem = useLogoProblem();
  return (values: SiteValues): Record<string, string> => {
    const errors: Record<string, string> = {};
    values.shared.links.forEach((link, index) => {
      if (!isLink(link)) return;
      if (!isWebAddress(link.url.trim()))
        errors[`shared.links.${index}.url`] = t`Введите адрес целиком, начиная с https://`;
      if (!link.name.trim()) errors[`shared.links.${index}.name`] = t`Назовите ссылку`;
    });
    const problem = logoProblem(values.shared.logo);
    if (problem) errors['shared.logo'] = problem;
    for (const language of languages) {
      for (const [key, text] of Object.entries(values[language])) {
        const [unknown] = unknownPlaceholders(key, text);
        if (unknown) errors[`${language}.${key}`] = t`Здесь нельзя подставить ${unknown}`;
      }
    }
    return errors;
  };
}

/** The name and look of the site. */
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
    saveShared: (shared, only) => update.run(only(sharedBody(shared))),
    saveText: (language, text, only) => updateTranslation.run({ language, body: only(nullable(text)) }),
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
            texts={siteTexts(form.values[language])}
            owner={ownerIn(language)}
            accents={accents}
            logo={shared.logo}
            typeface={shared.typeface}
            corners={shared.corners}
            theme={shared.theme}
            photo={profile?.photo}
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
      shared={<SiteSharedFields values={shared} errors={form.errors} onChange={form.changeShared} />}
    />
  );
}
