import { formatMoment, pictureAt } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { usePage } from '../../../hooks/page.ts';
import { ownZone } from '../../shared/times.ts';
import { changed, choice, name as nameClass, picture, row, rows, side, words } from './ConflictDialog.css.ts';
import type { Difference, PostField, Wording } from './conflicts.ts';
import type { Shown } from './diff/shorten.ts';
import { shorten } from './diff/shorten.ts';
import { useTextDiff } from './diff/useTextDiff.ts';
import { differences, merge } from './conflicts.ts';
import type { PostValues } from '@janus-site/core/editor';

export interface ConflictDialogProps {
  mine: PostValues;
  /** The version saved by the other person. */
  theirs: PostValues;
  /** The name of that person, if known. */
  author?: string | null;
  /** Called with the values to continue with, over the server's current version. */
  onSettle(values: PostValues): void;
  /** Closes without changing or saving anything. */
  onLater(): void;
}

function usePathNames() {
  const { t } = useLingui();
  const fields: Record<PostField, string> = {
    title: t`заголовок`,
    summary: t`краткое описание`,
    body: t`текст`,
    slug: t`адрес`,
    page_face: t`где стоит`,
    is_in_menu: t`в меню`,
    tags: t`метки`,
    cover: t`обложка`,
    is_unlisted: t`только по адресу`,
    is_pinned: t`закреплён`,
    canonical_url: t`первая публикация`,
    published_at: t`дата публикации`,
    updated_at: t`дата изменения`,
  };
  const groups: Record<string, string> = { ru: t`Русский`, en: t`Английский`, shared: t`Общее` };
  return (path: string) => {
    // the path of a time has the language before its name
    const [group = '', field = ''] = path.split('.').slice(-2);
    return `${groups[group] ?? group}: ${fields[field as PostField]}`;
  };
}

function useWording(): Wording {
  const { t } = useLingui();
  const { language } = usePage();
  const places = { blog: t`В блоге`, portfolio: t`В портфолио` };
  return {
    time: (value) => formatMoment(value, language, ownZone()),
    place: (face) => (face === null ? t`Среди постов` : places[face]),
  };
}

/** Both versions of every difference, chosen one by one. */
export function ConflictDialog({ mine, theirs, author, onSettle, onLater }: ConflictDialogProps) {
  const { t } = useLingui();
  const nameOf = usePathNames();
  const found = differences(mine, theirs, useWording());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (path: string, isTheirs: boolean) =>
    setChosen(
      (previous) => new Set([...[...previous].filter((one) => one !== path), ...(isTheirs ? [path] : [])]),
    );
  return (
    <Dialog
      role="alertdialog"
      size="wide"
      heading={
        mine.shared.page_face === null ? t`Пост изменён в другом окне` : t`Страница изменена в другом окне`
      }
      lead={
        author
          ? t`Пока вы писали, сохранена другая версия: ${author}. Выберите, что оставить; ничего ещё не потеряно.`
          : t`Пока вы писали, кто-то сохранил другую версию. Выберите, что оставить; ничего ещё не потеряно.`
      }
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
          <Row
            key={difference.path}
            difference={difference}
            name={nameOf(difference.path)}
            author={author ?? t`На сервере`}
            isTheirs={chosen.has(difference.path)}
            onChoose={(isTheirs) => choose(difference.path, isTheirs)}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface RowProps {
  difference: Difference;
  name: string;
  /** The name of the other version's author. */
  author: string;
  isTheirs: boolean;
  onChoose(isTheirs: boolean): void;
}

function Row({ difference, name, author, isTheirs, onChoose }: RowProps) {
  const { t } = useLingui();
  const diff = useTextDiff(difference.mine, difference.theirs);
  const pieces = diff.state === 'ready' ? shorten(diff.pieces) : null;
  return (
    <fieldset className={row}>
      <legend className={nameClass}>{name}</legend>
      <Side
        difference={difference}
        side="mine"
        pieces={pieces}
        label={t`Моя версия`}
        isChosen={!isTheirs}
        onChoose={() => onChoose(false)}
      />
      <Side
        difference={difference}
        side="theirs"
        pieces={pieces}
        label={author}
        isChosen={isTheirs}
        onChoose={() => onChoose(true)}
      />
    </fieldset>
  );
}

interface SideProps {
  difference: Difference;
  side: 'mine' | 'theirs';
  /** Null until both versions have been compared. */
  pieces: readonly Shown[] | null;
  label: string;
  isChosen: boolean;
  onChoose(): void;
}

function Side({ difference, side: which, pieces, label, isChosen, onChoose }: SideProps) {
  const own = which === 'mine' ? 'removed' : 'added';
  return (
    <label className={side}>
      <span className={choice}>
        <input type="radio" name={difference.path} checked={isChosen} onChange={onChoose} />
        {label}
      </span>
      {difference.kind === 'picture' ? (
        <Cover address={difference[which]} />
      ) : (
        <pre className={words}>
          {pieces
            ? pieces.map((piece, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- pieces have no other identity
                <SidePiece key={index} piece={piece} own={own} />
              ))
            : difference[which]}
        </pre>
      )}
    </label>
  );
}

function Cover({ address }: { address: string }) {
  const { t } = useLingui();
  return address === '' ? (
    <p>{t`Нет своей обложки`}</p>
  ) : (
    <img src={pictureAt(address, 480)} alt="" className={picture} />
  );
}

/** Unchanged text is plain, text only on this side is marked, text only on the other side is left out. */
function SidePiece({ piece, own }: { piece: Shown; own: 'added' | 'removed' }) {
  if (piece.kind === 'gap') return '…\n';
  if (piece.kind === 'same') return piece.text;
  return piece.kind === own ? <mark className={changed}>{piece.text}</mark> : null;
}
