import type { CvVersion } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button/Button.tsx';
import { useNavigation } from '../../../hooks/navigation.ts';
import { form as formClass } from '../../forms/FormBar.css.ts';
import { FormBar } from '../../forms/FormBar.tsx';
import { ErrorSummary, RestoredNotice } from '../../forms/FormNotices.tsx';
import type { SingleForm } from '../../forms/useSingleForm.ts';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { SaveState } from '../../forms/SaveState.tsx';
import { TwoLanguages } from '../../forms/TwoLanguages.tsx';
import { useFormTop } from '../../forms/useFormTop.ts';
import { Failure } from '../../shared/Failure.tsx';
import { shortcutText } from '../../shared/keys.ts';
import { useShortcut } from '../../shared/useShortcut.ts';
import { lead } from '../Career.css.ts';
import { CvChoices } from './CvChoices.tsx';
import { CvVersionFields, CvVersionTexts } from './CvVersionFields.tsx';
import { parts } from './CvVersions.css.ts';
import type { RecordGroup, VersionValues } from './cvVersionValues.ts';
import { choicesOf } from './cvVersionValues.ts';
import { useCvVersionForm } from './useCvVersionForm.ts';

export interface CvVersionFormProps {
  /** Null makes a new one. */
  version: CvVersion | null;
  record: readonly RecordGroup[];
}

/** A version of the CV: its name, look and words, and which entries it has in which order. */
export function CvVersionForm({ version, record }: CvVersionFormProps) {
  const { t } = useLingui();
  const form = useCvVersionForm(version, record);
  const { values, errors, saver } = form;
  const save = () => {
    if (saver.saving.state !== 'saving') void saver.save();
  };
  useShortcut('s', save);
  useFormTop();
  return (
    <form
      noValidate
      className={formClass}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Head version={version} form={form} onSave={save} />
      <CvVersionFields
        version={version}
        values={values}
        errors={errors}
        onChange={(part) => form.change(part)}
      />
      <TwoLanguages
        renderPane={(language) => (
          <CvVersionTexts
            language={language}
            text={values[language]}
            errors={errors}
            onChange={(part) => form.change({ [language]: { ...values[language], ...part } })}
          />
        )}
      />
      <p className={lead}>
        {t`Отметьте, что войдёт в версию, и расставьте по порядку. Раздел, где отмечено всё в порядке сайта, следует за сайтом: новые записи попадают в него сами. В остальных новые записи ждут вашей отметки. В документе не больше двух страниц: когда всё не помещается, сначала сокращаются описания, потом уходят последние записи.`}
      </p>
      <div className={parts}>
        {record
          .filter(({ items }) => items.length > 0)
          .map((group) => (
            <CvChoices
              key={group.group}
              {...group}
              choices={choicesOf(values.groups[group.group], group.items)}
              onChange={(choices) =>
                form.change({ groups: { ...form.read().groups, [group.group]: choices } })
              }
            />
          ))}
      </div>
      <LeaveGuard isActive={form.isDirty && !form.isKept} onSave={async () => (await saver.save()).ok} />
    </form>
  );
}

interface HeadProps {
  version: CvVersion | null;
  form: SingleForm<VersionValues>;
  onSave(): void;
}

/** The bar of the form, and what is to be said before its fields. */
function Head({ version, form, onSave }: HeadProps) {
  const { t } = useLingui();
  const { href } = useNavigation();
  const { errors, saver } = form;
  const keys = shortcutText('S');
  const failure =
    saver.saving.state === 'failed' && saver.saving.error.kind !== 'config' ? saver.saving.error : null;
  return (
    <>
      <FormBar
        heading={version ? version.name : t`Новая версия резюме`}
        backHref={href('resumeAdmin')}
        state={<SaveState saving={saver.saving} isDirty={form.isDirty} isKept={form.isKept} />}
        actions={
          <Button
            type="submit"
            tone="primary"
            title={t`Сохранить (${keys})`}
            aria-keyshortcuts="Control+S Meta+S"
            isPending={saver.saving.state === 'saving'}
            pendingText={t`Сохраняю…`}
          >
            {version ? t`Сохранить` : t`Создать`}
          </Button>
        }
      />
      <RestoredNotice form={form} />
      <ErrorSummary errors={errors} attempt={form.attempt} />
      {failure && Object.keys(errors).length === 0 ? (
        <Failure
          what={t`Не сохранено.`}
          error={failure}
          safeNote={form.isKept ? t`Введённое сохранено на этом устройстве.` : undefined}
          onRetry={onSave}
        />
      ) : null}
    </>
  );
}
