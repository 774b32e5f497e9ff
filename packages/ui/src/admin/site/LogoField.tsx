import { media } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Field } from '../../components/Field/Field.tsx';
import { FileUpload } from '../../components/FileUpload/FileUpload.tsx';
import { useWrite } from '../../hooks/useWrite.ts';
import { LibraryButton } from '../forms/library/LibraryButton.tsx';
import { maxFileSize } from '../forms/pictureLimits.ts';
import { usePictureFit } from '../forms/pictures/usePictureFit.ts';
import type { Upload } from '../forms/useUpload.ts';
import { useUpload } from '../forms/useUpload.ts';
import { ChoiceField } from './ChoiceField.tsx';
import * as styles from './LogoField.css.ts';
import type { LogoValue } from './siteValues.ts';
import { logoKinds } from './siteValues.ts';

export interface LogoFieldProps {
  /** The id of the focusable field. */
  id: string;
  value: LogoValue;
  error: string | undefined;
  onChange(logo: LogoValue): void;
}

interface PartProps extends Pick<LogoFieldProps, 'value' | 'onChange'> {
  error?: string | undefined;
}

interface PictureProps extends PartProps {
  /** Stays when another kind is chosen, so that it can be cancelled then. */
  sending: Upload<unknown>;
}

const logoTypes = 'image/svg+xml,image/png,image/webp,image/jpeg';

function Letters({ value, error, onChange }: PartProps) {
  const { t } = useLingui();
  return (
    <Field
      label={t`Буквы логотипа`}
      help={t`Одна или две буквы или цифры. Стоят на цвете портфолио или блога.`}
      autoComplete="off"
      spellCheck={false}
      maxLength={2}
      value={value.letters}
      error={error}
      onChange={(event) => onChange({ ...value, letters: event.currentTarget.value })}
    />
  );
}

function PictureOf({ value, error, sending, onChange }: PictureProps) {
  const { t } = useLingui();
  const fit = usePictureFit();
  return (
    <>
      <FileUpload
        label={t`Картинка логотипа`}
        help={t`SVG до 100 КБ или PNG от 128 пикселей, лучше квадратный и с прозрачным фоном. Надписи в SVG переведите в кривые.`}
        accept={logoTypes}
        maxSize={maxFileSize}
        fit={fit}
        current={
          value.picture ? (
            <span className={styles.backgrounds}>
              <img src={value.picture} alt={t`На светлом фоне`} className={styles.onLight} />
              <img src={value.picture} alt={t`На тёмном фоне`} className={styles.onDark} />
            </span>
          ) : undefined
        }
        upload={sending.upload}
        renderWays={(onOther) => (
          <LibraryButton
            onPick={({ url }) => {
              onOther();
              sending.cancel();
              onChange({ ...value, picture: url });
            }}
          />
        )}
        onFile={(file) => void sending.send(file)}
      />
      {error ? <p className={styles.problem}>{error}</p> : null}
    </>
  );
}

/** The logo in the header and the browser tab: the Janus mark, letters or the owner's picture. */
export function LogoField({ id, value, error, onChange }: LogoFieldProps) {
  const { t } = useLingui();
  const upload = useWrite(media.upload);
  const sending = useUpload(
    (file) => upload.run({ file }),
    ({ url }) => onChange({ ...value, picture: url }),
  );
  const names: Record<LogoValue['kind'], string> = {
    default: t`По умолчанию`,
    letters: t`Буквы`,
    picture: t`Картинка`,
  };
  return (
    <ChoiceField
      id={id}
      label={t`Логотип`}
      help={t`Один на портфолио и блог: в шапке, во вкладке браузера, на значке телефона и в превью ссылок.`}
      options={logoKinds.map((kind) => ({ value: kind, label: names[kind] }))}
      value={value.kind}
      onChange={(kind) => {
        sending.cancel();
        onChange({ ...value, kind });
      }}
    >
      {value.kind === 'letters' ? <Letters value={value} error={error} onChange={onChange} /> : null}
      {value.kind === 'picture' ? (
        <PictureOf value={value} error={error} sending={sending} onChange={onChange} />
      ) : null}
    </ChoiceField>
  );
}
