import type { CvVersion } from '@janus-site/core';
import { languages } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Button, buttonClass } from '../../../components/Button/Button.tsx';
import { Glyph } from '../../../components/Glyph/Glyph.tsx';
import { none } from '../Career.css.ts';
import { link, linkLanguage, links } from './CvVersions.css.ts';
import { versionAddress } from './cvVersionValues.ts';
import { useCopyLink } from './useCopyLink.ts';

/** The private links of a version and the documents they open. */
export function CvLinks({ version }: { version: CvVersion }) {
  const { t } = useLingui();
  const copy = useCopyLink();
  const names = { ru: t`По-русски`, en: t`По-английски` };
  if (version.token === null)
    return (
      <p className={none}>{t`Ссылки нет: сделайте её в меню версии в списке, пунктом «Сменить ссылку…».`}</p>
    );
  return (
    <div className={links}>
      {languages.map((language) => {
        const name = names[language];
        const address = versionAddress(version, language);
        if (address === null) return null;
        return (
          <div key={language} role="group" aria-label={name} className={link}>
            <span className={linkLanguage}>{name}</span>
            <Button onClick={() => void copy(address)}>
              <Glyph name="copy" size={16} />
              {t`Скопировать ссылку`}
            </Button>
            <a className={buttonClass({})} href={address} target="_blank" rel="noreferrer">
              <Glyph name="external" size={16} />
              {t`Открыть`}
            </a>
            <a className={buttonClass({})} href={`${address}?download`} download>
              <Glyph name="file" size={16} />
              {t`Скачать`}
            </a>
          </div>
        );
      })}
    </div>
  );
}
