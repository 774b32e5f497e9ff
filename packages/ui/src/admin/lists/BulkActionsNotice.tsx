import { errorText } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { hasNoAnswer } from '../shared/hasNoAnswer.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { usePage } from '../../hooks/page.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import { buttons, refused } from './BulkActionsNotice.css.ts';
import type { BulkActions, Named } from './useBulkActions.ts';

export interface BulkActionsNoticeProps<T extends Named> {
  acts: BulkActions<T>;
}

/** The progress of a bulk action, and the rows it was refused for, each with the reason. */
export function BulkActionsNotice<T extends Named>({ acts }: BulkActionsNoticeProps<T>) {
  const { t } = useLingui();
  const { language } = usePage();
  const { progress } = acts;
  const done = progress?.done ?? 0;
  const total = progress?.total ?? 0;
  return (
    <>
      <p role="status" className={visuallyHidden}>
        {total > 1 ? t`Сделано ${done} из ${total}` : ''}
      </p>
      {acts.refusals.map((refusals) => (
        <Notice
          key={[refusals.what, ...refusals.items.map(({ item }) => item.id)].join(' ')}
          tone="danger"
          isAlert
        >
          <p>{refusals.what}</p>
          <ul role="list" className={refused}>
            {refusals.items.map(({ item, error }) => (
              <li key={item.id}>
                {`«${item.title}»: `}
                {hasNoAnswer(error) ? t`нет связи с сервером.` : errorText(error, language)}
              </li>
            ))}
          </ul>
          <div className={buttons}>
            {refusals.retry ? <Button onClick={refusals.retry}>{t`Повторить`}</Button> : null}
            <Button tone="quiet" onClick={() => acts.dismiss(refusals)}>{t`Скрыть`}</Button>
          </div>
        </Notice>
      ))}
    </>
  );
}
