import type { CvVersion } from '@janus-site/core';
import { cvVersions, languages } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, buttonClass } from '../../../components/Button/Button.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '../../../components/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { TitleText } from '../../../components/TitleText/TitleText.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { useNavigation } from '../../../hooks/navigation.ts';
import { usePage } from '../../../hooks/page.ts';
import { detail, facts, hidden, main, menu, row, title } from '../../lists/ItemList.css.ts';
import { WriteQuestion } from '../../shared/WriteQuestion.tsx';
import { buttons } from './CvVersions.css.ts';
import { versionAddress } from './cvVersionValues.ts';
import { useCopyLink } from './useCopyLink.ts';
import { useDesigns } from './useDesigns.ts';

export interface CvVersionRowProps {
  version: CvVersion;
  onRemove(): void;
}

/** A version in the list: the name opens it; its link and document are one press away. */
export function CvVersionRow({ version, onRemove }: CvVersionRowProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const { href, navigate } = useNavigation();
  const copy = useCopyLink();
  const showToast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { id, name, design } = version;
  const editor = href('resumeAdmin', { query: { edit: id } });
  const document = versionAddress(version, language);
  const links = { ru: t`Скопировать русскую ссылку`, en: t`Скопировать английскую ссылку` };
  const look = useDesigns().find(({ value }) => value === design)?.label;
  return (
    <div className={row}>
      <div className={main}>
        <Link href={editor} className={title}>
          <TitleText>{name}</TitleText>
        </Link>
        <span className={detail}>{look}</span>
      </div>
      <div className={facts}>
        {document === null ? null : (
          <span className={`${hidden} ${buttons}`}>
            <Button
              tone="quiet"
              aria-label={t`Скопировать ссылку: ${name}`}
              onClick={() => void copy(document)}
            >
              {t`Скопировать ссылку`}
            </Button>
            <a
              className={buttonClass({ tone: 'quiet' })}
              href={`${document}?download`}
              aria-label={t`Скачать: ${name}`}
              download
            >
              {t`Скачать`}
            </a>
          </span>
        )}
      </div>
      <div className={menu}>
        <DropdownMenu trigger={<IconButton glyph="more" label={t`Действия: ${name}`} />}>
          <MenuItem glyph="pencil" onSelect={() => navigate(editor)}>{t`Изменить`}</MenuItem>
          <MenuSeparator />
          {languages.map((each) => {
            const address = versionAddress(version, each);
            if (address === null) return null;
            return (
              <MenuItem key={each} glyph="copy" onSelect={() => void copy(address)}>
                {links[each]}
              </MenuItem>
            );
          })}
          <MenuItem glyph="refresh" onSelect={() => setAsking(true)}>{t`Сменить ссылку…`}</MenuItem>
          <MenuSeparator />
          <MenuItem glyph="trash" tone="danger" onSelect={onRemove}>{t`Удалить`}</MenuItem>
        </DropdownMenu>
      </div>
      {isAsking ? (
        <WriteQuestion
          write={cvVersions.renewLink}
          input={{ id }}
          heading={t`Сменить ссылку версии «${name}»?`}
          lead={t`Прежняя ссылка сразу перестанет открываться у всех, кому вы её дали. Вернуть её нельзя.`}
          confirmLabel={t`Сменить ссылку`}
          failed={t`Ссылка не сменена.`}
          onDone={() => showToast({ message: t`У версии «${name}» новая ссылка`, tone: 'success' })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
