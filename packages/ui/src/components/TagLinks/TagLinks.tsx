import { plainTitle } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useNavigation } from '../../hooks/navigation.ts';
import { Chip } from '../Chip/Chip.tsx';
import { TitleText } from '../TitleText/TitleText.tsx';
import * as styles from './TagLinks.css.ts';

/** The props of `TagLinks`. */
export interface TagLinksProps {
  /** The tags, with their counts if known. */
  tags: readonly { name: string; count?: number }[];
  /** The tag whose page this is. */
  current?: string;
}

/** Tags as links to their pages; no script filters anything. */
export function TagLinks({ tags, current }: TagLinksProps) {
  const { href } = useNavigation();
  const { t } = useLingui();
  if (tags.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t`Метки`}>
      {tags.map(({ name, count }) => (
        <li key={name}>
          <Chip
            href={href('tag', { params: { tag: plainTitle(name) } })}
            count={count}
            isCurrent={plainTitle(name) === current}
          >
            <TitleText>{name}</TitleText>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
