import { useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { usePage } from '../../hooks/page.ts';
import { link, list, restored as restoredClass, restoredWords, summary } from './FormNotices.css.ts';
import { clockTime } from '../shared/times.ts';
import { useNow } from '../shared/useNow.ts';
import type { FieldErrors } from '@janus-site/core/editor';
import type { ItemForm } from './useEditor.ts';
import { useRefusalFocus } from './useRefusalFocus.ts';

/** Returns the id of the control at a path, to which the summary links. */
export const fieldId = (path: string) => `field-${path.replaceAll('.', '-')}`;

function focusField(path: string): void {
  document.getElementById(fieldId(path))?.focus();
}

export interface ErrorSummaryProps {
  errors: FieldErrors;
  /** The number of refused saves: each moves the focus to the summary once. */
  attempt: number;
  /** Goes to the field at a path, which may be hidden. Default: focuses it. */
  onGo?(path: string): void;
}

/** Shown after a refused save: the errors, each with a link to its field. Takes the focus. */
export function ErrorSummary({ errors, attempt, onGo = focusField }: ErrorSummaryProps) {
  const { t } = useLingui();
  const paths = Object.keys(errors);
  const hasErrors = paths.length > 0;
  const box = useRefusalFocus(attempt, hasErrors);
  if (!hasErrors) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={summary}>
      <p>{t`Не сохранено: исправьте отмеченное.`}</p>
      <ul className={list}>
        {paths.map((path) => (
          <li key={path}>
            <a
              href={`#${fieldId(path)}`}
              className={link}
              onClick={(event) => {
                event.preventDefault();
                onGo(path);
              }}
            >
              {errors[path]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface RestoredNoticeProps<V> {
  form: Pick<ItemForm<V>, 'restored' | 'discard' | 'others' | 'showOther' | 'dropOther'>;
}

/**
 * Shown when a draft from this device replaces the server's version; a button discards it. Other drafts are offered.
 */
export function RestoredNotice<V>({ form }: RestoredNoticeProps<V>) {
  const { t } = useLingui();
  const { language } = usePage();
  const now = useNow();
  const { restored } = form;
  const time = restored ? clockTime(restored.savedAt, language, now) : '';
  return (
    <>
      {restored ? (
        <Notice tone={restored.isOutdated ? 'warning' : 'info'}>
          <div className={restoredClass}>
            <p className={restoredWords}>
              {restored.isOutdated
                ? t`Показан несохранённый черновик с этого устройства от ${time}. С тех пор запись изменили на сервере: сохранение заменит те изменения.`
                : t`Показан несохранённый черновик с этого устройства от ${time}.`}
            </p>
            <Button onClick={() => form.discard()}>{t`Вернуть сохранённое`}</Button>
          </div>
        </Notice>
      ) : null}
      {form.others.map((draft) => {
        const otherTime = clockTime(draft.savedAt, language, now);
        return (
          <Notice key={draft.key} tone="info">
            <div className={restoredClass}>
              <p className={restoredWords}>
                {t`На этом устройстве есть ещё один черновик, из другого окна, от ${otherTime}.`}
              </p>
              <Button onClick={() => form.showOther(draft)}>{t`Показать его`}</Button>
              <Button tone="quiet" onClick={() => form.dropOther(draft)}>{t`Удалить его`}</Button>
            </div>
          </Notice>
        );
      })}
    </>
  );
}
