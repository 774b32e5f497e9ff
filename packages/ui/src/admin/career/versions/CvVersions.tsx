import type { CvVersion } from '@janus-site/core';
import { cvVersions } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Glyph } from '../../../components/Glyph/Glyph.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useNavigation } from '../../../hooks/navigation.ts';
import { useRead } from '../../../hooks/useRead.ts';
import { BulkActionsNotice } from '../../lists/BulkActionsNotice.tsx';
import { DeletedNames } from '../../lists/DeletedNames.tsx';
import { useNamedActions } from '../../lists/useNamedActions.ts';
import { none, section, sectionHead, sectionTitle } from '../Career.css.ts';
import { CvVersionRow } from './CvVersionRow.tsx';
import { rows } from './CvVersions.css.ts';

/** The versions of the CV for different jobs, with their private links. */
export function CvVersions() {
  const { t } = useLingui();
  const { href } = useNavigation();
  const read = useRead(cvVersions.list(), { keepPrevious: true, reloadOnFocus: true });
  const actions = useNamedActions(cvVersions.remove, cvVersions.restore);
  const all: readonly CvVersion[] = read.state === 'ready' ? read.data.items : [];
  const versions = all.filter(({ id }) => !actions.hidden.has(id));
  const heading = t`Версии резюме`;
  return (
    <section className={section} aria-label={heading}>
      <div className={sectionHead}>
        <h2 className={sectionTitle}>{heading}</h2>
        <ButtonLink href={href('resumeAdmin', { query: { new: 'version' } })} tone="quiet">
          <Glyph name="plus" size={16} />
          {t`Новая версия`}
        </ButtonLink>
      </div>
      <BulkActionsNotice acts={actions.acts} />
      {read.state === 'pending' ? <Skeleton /> : null}
      {read.state === 'failed' ? (
        <ErrorState title={t`Не удалось загрузить версии`} error={read.error} onRetry={read.retry} />
      ) : null}
      {read.state === 'ready' && versions.length === 0 ? (
        <p className={none}>
          {t`Резюме под вакансию: свой заголовок, нужные записи в нужном порядке и ссылка, которую знаете вы и тот, кому вы её дали.`}
        </p>
      ) : null}
      {versions.length > 0 ? (
        <ul role="list" aria-label={heading} className={rows}>
          {versions.map((version) => (
            <li key={version.id}>
              <CvVersionRow
                version={version}
                onRemove={() => actions.remove({ id: version.id, title: version.name })}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {read.state === 'ready' ? (
        <DeletedNames
          items={read.data.deleted.map(({ id, name }) => ({ id, title: name }))}
          labelOf={(title) => t`Вернуть версию «${title}»`}
          onRestore={actions.restore}
        />
      ) : null}
    </section>
  );
}
