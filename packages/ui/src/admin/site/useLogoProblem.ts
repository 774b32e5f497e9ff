import { useLingui } from '@lingui/react/macro';
import { missingInLogo, type LogoValue } from './siteValues.ts';

/** Returns the message about a logo that cannot be saved. */
export function useLogoProblem(): (logo: LogoValue) => string | undefined {
  const { t } = useLingui();
  return (logo) => {
    const missing = missingInLogo(logo);
    if (missing === 'letters') return t`Введите одну или две буквы или цифры`;
    return missing === 'picture' ? t`Выберите картинку или верните логотип по умолчанию` : undefined;
  };
}
