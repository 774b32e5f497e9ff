import type { Language } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button/Button.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { Glyph } from '../../../components/Glyph/Glyph.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { bar, buttons, name as nameClass, problem, row, rows, thumb, words } from './PictureRows.css.ts';
import type { Picture, Pictures } from './usePictures.ts';

export interface PictureRowsProps {
  language: Language;
  pictures: Pictures;
  /** Only refused ones, which have no place in the text; the others are shown there. */
  isRefusedOnly?: boolean;
}

/** One row per uploaded picture of a text; the description field appears immediately and blocks nothing. */
export function PictureRows({ language, pictures, isRefusedOnly = false }: PictureRowsProps) {
  const { t } = useLingui();
  const own = pictures.list.filter(
    (one) => one.language === language && (!isRefusedOnly || one.state === 'refused'),
  );
  if (own.length === 0) return null;
  return (
    <ul role="list" className={rows} aria-label={t`Картинки`}>
      {own.map((picture) => (
        <PictureRow key={picture.id} picture={picture} pictures={pictures} />
      ))}
    </ul>
  );
}

function PictureRow({ picture, pictures }: { picture: Picture; pictures: Pictures }) {
  const { t } = useLingui();
  const { name } = picture;
  return (
    <li className={row} data-state={picture.state}>
      {picture.state === 'done' ? (
        <img src={picture.url} alt="" className={thumb} />
      ) : (
        <Glyph name={picture.state === 'sending' ? 'upload' : 'alert'} size={24} />
      )}
      <div className={words}>
        {picture.state === 'done' ? (
          <Field
            label={t`Что на картинке «${name}»`}
            help={t`Для тех, кто её не видит, и для поиска`}
            isOptional
            lang={picture.language}
            value={picture.alt}
            onChange={(event) => pictures.describe(picture, event.currentTarget.value)}
          />
        ) : (
          <span className={nameClass}>{name}</span>
        )}
        {picture.state === 'sending' ? <Sending name={name} share={picture.share} /> : null}
        {'message' in picture ? (
          <p role="alert" className={problem}>
            {picture.message}
            {picture.state === 'waiting' && picture.isHeld
              ? ` ${t`Файл ждёт на этом устройстве и загрузится сам.`}`
              : null}
          </p>
        ) : null}
      </div>
      <div className={buttons}>
        {picture.state === 'failed' || picture.state === 'waiting' ? (
          <Button onClick={() => pictures.retry(picture.id)}>{t`Загрузить ещё раз`}</Button>
        ) : null}
        {picture.state === 'sending' ? null : (
          <IconButton
            glyph={picture.state === 'done' ? 'check' : 'close'}
            label={picture.state === 'done' ? t`Готово: ${name}` : t`Убрать: ${name}`}
            onClick={() => pictures.dismiss(picture.language, picture.id)}
          />
        )}
      </div>
    </li>
  );
}

/** The upload progress; after it the server makes the sizes, which takes an unknown time. */
function Sending({ name, share }: { name: string; share: number | null }) {
  const { t, i18n } = useLingui();
  if (share === null) {
    return (
      <>
        <span>{t`Отправлено, сервер готовит размеры…`}</span>
        <progress className={bar} aria-label={t`Загрузка ${name}`} />
      </>
    );
  }
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(share);
  return (
    <>
      <span>{t`Загружаю: ${percent}`}</span>
      <progress className={bar} aria-label={t`Загрузка ${name}`} value={share} max={1} />
    </>
  );
}
