import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button/Button.tsx';
import { Glyph } from '../../../components/Glyph/Glyph.tsx';
import { check, checks, detail, good, warn, words } from './PublishDialog.css.ts';
import type { Finding, Place } from './publishChecks.ts';
import type { LinkChecks } from './useLinkChecks.ts';
import { useCheckWords } from './useCheckWords.ts';

export interface CheckListProps {
  found: readonly Finding[];
  links: LinkChecks;
  onGo(place: Place): void;
}

/** What to check before publishing, each item with a link to its place. */
export function CheckList({ found, links, onGo }: CheckListProps) {
  const { t } = useLingui();
  const sentences = useCheckWords();
  const list = [...found, ...(links ?? [])];
  return (
    <ul role="list" className={checks} aria-label={t`Проверка перед публикацией`}>
      {list.length === 0 && links ? (
        <li className={check}>
          <span className={good}>
            <Glyph name="check" />
          </span>
          <span
            className={words}
          >{t`Всё на месте: краткое описание, описания картинок, ссылки, перевод.`}</span>
        </li>
      ) : null}
      {list.map(({ check: name, place, detail: about }) => (
        <li key={`${name}.${place?.from}.${about}`} className={check}>
          <span className={warn}>
            <Glyph name="alert" />
          </span>
          <span className={words}>
            {sentences[name]}
            {about ? <span className={detail}> · {about}</span> : null}
          </span>
          {place ? (
            <Button tone="quiet" aria-label={t`Перейти: ${sentences[name]}`} onClick={() => onGo(place)}>
              {t`Перейти`}
            </Button>
          ) : null}
        </li>
      ))}
      {links ? null : (
        <li className={check} role="status">
          <span className={words}>{t`Проверяю ссылки…`}</span>
        </li>
      )}
    </ul>
  );
}
