import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { changed, choice, name as nameClass, row, rows, side, words } from './ConflictDialog.css.ts';
import type { Difference } from './conflicts.ts';
import { differences, merge } from './conflicts.ts';
import type { PostValues } from './postValues.ts';

export interface ConflictDialogProps {
  mine: PostValues;
  /** What somebody else has saved. */
  theirs: PostValues;
  /** The values to go on with, over the server's present version. */
  onSettle(values: PostValues): void;
  /** Leaves everything as it is; nothing is saved. */
  onLater(): void;
}

function usePathNames() {
  const { t } = useLingui();
  const fields: Record<string, string> = {
    title: t`заголовок`,
    summary: t`краткое описание`,
    body: t`текст`,
    slug: t`адрес`,
    tags: t`метки`,
  };
  const groups: Record<string, string> = { ru: t`Русский`, en: t`Английский`, shared: t`Общее` };
  return (path: string) => {
    const [group = '', field = ''] = path.split('.');
    return `${groups[group] ?? group}: ${fields[field] ?? field}`;
  };
}

/** Both versions of everything that differs, to be chosen one by one. */
export function ConflictDialog({ mine, theirs, onSettle, onLater }: ConflictDialogProps) {
  const { t } = useLingui();
  const nameOf = usePathNames();
  const found = differences(mine, theirs);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (path: string, isTheirs: boolean) =>
    setChosen((known) => new Set([...[...known].filter((one) => one !== path), ...(isTheirs ? [path] : [])]));
  return (
    <Dialog
      role="alertdialog"
      size="wide"
      heading={t`Пост изменён в другом окне`}
      lead={t`Пока вы писали, кто-то сохранил другую версию. Выберите, что оставить; ничего ещё не потеряно.`}
      isOpen
      onOpenChange={onLater}
      actions={
        <>
          <Button tone="quiet" onClick={onLater}>{t`Решить позже`}</Button>
          <Button onClick={() => onSettle(theirs)}>{t`Взять всё с сервера`}</Button>
          <Button tone="primary" onClick={() => onSettle(merge(mine, theirs, chosen))}>
            {t`Оставить выбранное`}
          </Button>
        </>
      }
    >
      <div className={rows}>
        {found.length === 0 ? <p>{t`Слова совпадают: изменилось только состояние публикации.`}</p> : null}
        {found.map((difference) => (
          <fieldset key={difference.path} className={row}>
            <legend className={nameClass}>{nameOf(difference.path)}</legend>
            <Side
              difference={difference}
              side="mine"
              label={t`Моя версия`}
              isChosen={!chosen.has(difference.path)}
              onChoose={() => choose(difference.path, false)}
            />
            <Side
              difference={difference}
              side="theirs"
              label={t`На сервере`}
              isChosen={chosen.has(difference.path)}
              onChoose={() => choose(difference.path, true)}
            />
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}

interface SideProps {
  difference: Difference;
  side: 'mine' | 'theirs';
  label: string;
  isChosen: boolean;
  onChoose(): void;
}

function Side({ difference, side: which, label, isChosen, onChoose }: SideProps) {
  const [before, middle, after] = splitDifference(
    difference[which],
    difference[which === 'mine' ? 'theirs' : 'mine'],
  );
  return (
    <label className={side}>
      <span className={choice}>
        <input type="radio" name={difference.path} checked={isChosen} onChange={onChoose} />
        {label}
      </span>
      <pre className={words}>
        {before}
        {middle ? <mark className={changed}>{middle}</mark> : null}
        {after}
      </pre>
    </label>
  );
}

/** What stands before, in and after the part that differs, with a little of what is around it. */
export function splitDifference(one: string, other: string): [before: string, middle: string, after: string] {
  const around = 120;
  const shortest = Math.min(one.length, other.length);
  let head = 0;
  while (head < shortest && one[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && one[one.length - 1 - tail] === other[other.length - 1 - tail]) tail += 1;
  const before = one.slice(0, head);
  const after = one.slice(one.length - tail);
  return [
    before.length > around ? `…${before.slice(-around)}` : before,
    one.slice(head, one.length - tail),
    after.length > around ? `${after.slice(0, around)}…` : after,
  ];
}
