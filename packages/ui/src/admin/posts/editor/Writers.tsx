import type { Writer } from '@janus-site/core';
import { personName } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { names, place } from './Writers.css.ts';

/**
 * Shows unobtrusively that others have the post open, so that two writers notice each other before their texts
 * conflict.
 */
export function Writers({ writers }: { writers: readonly Writer[] }) {
  const { t } = useLingui();
  const [first, ...others] = writers;
  const sentence = (writer: Writer): string => {
    const name = personName(writer.author);
    if (writer.is_own) return t`Открыто и в другом вашем окне`;
    return writer.is_writing ? t`Сейчас пишет ещё ${name}` : t`${name} тоже здесь`;
  };
  const words = first ? sentence(first) + (others.length > 0 ? t`, ещё окон: ${others.length}` : '') : '';
  return (
    <span role="status" className={place} data-tip={words || undefined}>
      {first ? (
        <>
          <Avatar photo={first.author.photo} name={personName(first.author)} size={24} />
          <span className={names}>{words}</span>
        </>
      ) : null}
    </span>
  );
}
