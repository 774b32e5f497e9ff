import type { SiteLink } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { fieldId } from '../forms/FormNotices.tsx';
import { networkOf } from './networks.ts';
import { field, legend, note } from './Fieldset.css.ts';
import * as styles from './LinksField.css.ts';

export interface LinksFieldProps {
  links: readonly SiteLink[];
  /** By path, such as `shared.links.0.url`. */
  errors: Readonly<Record<string, string>>;
  onChange(links: readonly SiteLink[]): void;
}

const most = 20;

/** The owner's pages elsewhere, in the order the footer shows them. */
export function LinksField({ links, errors, onChange }: LinksFieldProps) {
  const { t } = useLingui();
  const put = (index: number, part: Partial<SiteLink>) =>
    onChange(links.map((link, at) => (at === index ? { ...link, ...part } : link)));
  const moveUp = (index: number) => {
    const moved = links.slice(index, index + 1);
    const rest = links.filter((_, at) => at !== index);
    onChange([...rest.slice(0, index - 1), ...moved, ...rest.slice(index - 1)]);
  };
  return (
    <fieldset className={field}>
      <legend className={legend}>{t`Ссылки`}</legend>
      <p className={note}>{t`Стоят внизу каждой страницы после GitHub из профиля, в этом порядке.`}</p>
      <ol role="list" className={styles.list}>
        {links.map((link, index) => {
          const shown = link.name || link.url || String(index + 1);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a row has no other identity while it is edited
            <li key={index} className={styles.row}>
              <Field
                id={fieldId(`shared.links.${index}.url`)}
                label={t`Адрес`}
                placeholder="https://"
                inputMode="url"
                maxLength={500}
                value={link.url}
                error={errors[`shared.links.${index}.url`]}
                onChange={(event) => {
                  const url = event.currentTarget.value;
                  const isGuessed = !link.name || link.name === networkOf(link.url);
                  put(index, { url, ...(isGuessed && { name: networkOf(url) }) });
                }}
              />
              <Field
                id={fieldId(`shared.links.${index}.name`)}
                label={t`Название`}
                maxLength={40}
                value={link.name}
                error={errors[`shared.links.${index}.name`]}
                onChange={(event) => put(index, { name: event.currentTarget.value })}
              />
              <div className={styles.actions}>
                <IconButton
                  glyph="chevronUp"
                  label={t`Выше: ${shown}`}
                  disabled={index === 0}
                  onClick={() => moveUp(index)}
                />
                <IconButton
                  glyph="trash"
                  label={t`Убрать: ${shown}`}
                  onClick={() => onChange(links.filter((_, at) => at !== index))}
                />
              </div>
            </li>
          );
        })}
      </ol>
      {links.length < most ? (
        <div>
          <Button onClick={() => onChange([...links, { name: '', url: '' }])}>{t`Добавить ссылку`}</Button>
        </div>
      ) : null}
    </fieldset>
  );
}
