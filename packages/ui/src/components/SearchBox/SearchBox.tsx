import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useNavigation } from '../../hooks/navigation.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { control } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { clearField } from './clearField.ts';
import * as styles from './SearchBox.css.ts';
import { useLiveSearch } from './useLiveSearch.ts';
import { useShownWords } from './useShownWords.ts';
import { useSlashKey } from './useSlashKey.ts';

/** The props of `SearchBox`. */
export interface SearchBoxProps {
  /** The current query. */
  value?: string;
  /** Whether the results are on this page and are updated while typing. */
  isLive?: boolean;
  /** The address of the search, if it is on the other face: the browser itself opens it. */
  action?: string;
}

/** The id of the list of results; the arrow keys move there from the field. */
export const foundId = 'found';

/** A search form whose query is in the address: it works without scripts, and results can be shared. */
export function SearchBox({ value = '', isLive = false, action }: SearchBoxProps) {
  const { href, navigate } = useNavigation();
  const { t } = useLingui();
  const field = useShownWords(value);
  const [path = '', search = ''] = (action ?? href('posts')).split('?');
  const kept = [...new URLSearchParams(search)];
  const addressOf = (words: string) => href('posts', words ? { query: { q: words } } : {});

  useSlashKey(field);
  const handleFocus = useLiveSearch(field, isLive, {
    foundId,
    show: (words) => navigate(addressOf(words), { replace: true }),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    navigate(addressOf(field.current?.value.trim() ?? ''));
  };
  const handleClear = () => field.current && clearField(field.current);
  return (
    <form role="search" action={path} onSubmit={action ? undefined : handleSubmit} className={styles.form}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={styles.label}>
        <span className={visuallyHidden}>{t`Поиск по постам и проектам`}</span>
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={value}
          placeholder={t`Поиск`}
          className={`${control} ${styles.input}`}
          enterKeyHint="search"
          aria-keyshortcuts="/"
          autoComplete="off"
          maxLength={200}
          onFocus={handleFocus}
        />
      </label>
      {value && (
        <ButtonLink href={addressOf('')} isSquare aria-label={t`Очистить`} onClick={handleClear}>
          <Icon name="close" />
        </ButtonLink>
      )}
      <Button type="submit" isSquare aria-label={t`Найти`}>
        <Icon name="search" />
      </Button>
    </form>
  );
}
