import { sample } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useRead } from '../../../hooks/useRead.ts';
import { SampleNotice } from '../../sample/SampleNotice.tsx';
import { quiet } from '../../shared/Page.css.ts';

/** The choice to keep the sample or start clean. */
export function SampleStep() {
  const { t } = useLingui();
  const read = useRead(sample.state());
  if (read.state === 'pending') return <Skeleton />;
  const isThere = read.state === 'ready' && (read.data.items.length > 0 || read.data.has_profile);
  return (
    <>
      <SampleNotice withRestoring />
      <p className={quiet}>
        {isThere
          ? t`Можно оставить: в списках он помечен словом «пример», а убрать его можно когда угодно в разделе «Сайт».`
          : t`Примера на сайте нет. Дальше — первый проект, место работы и пост: к ним ведёт начальная страница.`}
      </p>
    </>
  );
}
