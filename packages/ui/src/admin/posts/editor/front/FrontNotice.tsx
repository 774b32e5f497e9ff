import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../../components/Button/Button.tsx';
import { Notice } from '../../../../components/Notice/Notice.tsx';
import { bar, buttons } from '../../../markdown/PaneBars.css.ts';
import type { FrontFields } from '../../../markdown/front/readFrontMatter.ts';
import type { FrontMatters } from './useFrontMatter.ts';

/** Reports which fields the pasted front matter has filled, and which of its entries have no field here. */
export function FrontNotice({ front }: { front: Pick<FrontMatters, 'last' | 'undo' | 'forget'> }) {
  const { t } = useLingui();
  if (!front.last) return null;
  const names: Record<keyof FrontFields, string> = {
    title: t`заголовок`,
    summary: t`краткое описание`,
    slug: t`адрес`,
    tags: t`метки`,
    date: t`дата публикации`,
    canonical: t`адрес оригинала`,
  };
  const fieldNames = (fields: readonly (keyof FrontFields)[]) => fields.map((name) => names[name]).join(', ');
  const { filled, kept, others } = front.last;
  const [taken, left, rest] = [fieldNames(filled), fieldNames(kept), others.join('; ')];
  return (
    <Notice tone="info">
      <div className={bar}>
        <div role="status">
          {taken ? <p>{t`Из шапки вставленного текста взяты: ${taken}.`}</p> : null}
          {left ? <p>{t`Уже заполнены и не тронуты: ${left}.`}</p> : null}
          {rest ? <p>{t`Для этого здесь нет поля: ${rest}`}</p> : null}
        </div>
        <div className={buttons}>
          <Button onClick={front.undo}>{t`Вернуть шапку в текст`}</Button>
          <Button tone="quiet" onClick={front.forget}>{t`Понятно`}</Button>
        </div>
      </div>
    </Notice>
  );
}
