import type { CvDesign, CvVersion, Language } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button/Button.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { useNavigation } from '../../../hooks/navigation.ts';
import { form as formClass, shared, whole } from '../../forms/FormBar.css.ts';
import { FormBar } from '../../forms/FormBar.tsx';
import { ErrorSummary, fieldId, RestoredNotice } from '../../forms/FormNotices.tsx';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { SaveState } from '../../forms/SaveState.tsx';
import { TwoLanguages } from '../../forms/TwoLanguages.tsx';
import { useFormTop } from '../../forms/useFormTop.ts';
import { Failure } from '../../shared/Failure.tsx';
import { shortcutText } from '../../shared/keys.ts';
import { useShortcut } from '../../shared/useShortcut.ts';
import { lead } from '../Career.css.ts';
import { CvChoices } from './CvChoices.tsx';
import { CvLinks } from './CvLinks.tsx';
import { parts } from './CvVersions.css.ts';
import type { RecordGroup, VersionText } from './cvVersionValues.ts';
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
  const { href } = useNavigation();
  const form = useCvVersionForm(version, record);
  const { values, errors, saver } = form;
  const save = () => {
    if (saver.saving.state !== 'saving') void saver.save();
  };
  useShortcut('s', save);
  useFormTop();
  const keys = shortcutText('S');
  const failure =
    saver.saving.state === 'failed' && saver.saving.error.kind !== 'config' ? saver.saving.error : null;
  return (
    <form
      noValidate
      className={formClass}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
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
          onRetry={save}
        />
      ) : null}
      <div className={shared}>
        <Field
          id={fieldId('name')}
          label={t`Название`}
          help={t`Видите только вы`}
          maxLength={100}
          autoComplete="off"
          value={values.name}
          error={errors.name}
          onChange={(event) => form.change({ name: event.currentTarget.value })}
        />
        <Field
          id={fieldId('file_name')}
          label={t`Имя файла`}
          help={t`Пусто — ваше имя и слово «Резюме»`}
          isOptional
          maxLength={100}
          autoComplete="off"
          value={values.file_name}
          error={errors.file_name}
          onChange={(event) => form.change({ file_name: event.currentTarget.value })}
        />
        <Select<CvDesign>
          id={fieldId('design')}
          label={t`Вид документа`}
          value={values.design}
          error={errors.design}
          onValueChange={(design) => form.change({ design })}
          options={[
            { value: 'classic', label: t`Строгое, в одну колонку` },
            { value: 'columns', label: t`В две колонки` },
          ]}
        />
        {version ? (
          <div className={whole}>
            <CvLinks version={version} />
          </div>
        ) : null}
      </div>
      <TwoLanguages
        renderPane={(language) => (
          <TextFields
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

interface TextFieldsProps {
  language: Language;
  text: VersionText;
  errors: Readonly<Record<string, string>>;
  onChange(part: Partial<VersionText>): void;
}

/** What a version says of the person in one language. */
function TextFields({ language, text, errors, onChange }: TextFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Field
        id={fieldId(`texts.${language}.headline`)}
        label={t`Кто вы`}
        help={t`Пусто — как в профиле`}
        isOptional
        lang={language}
        maxLength={200}
        value={text.headline}
        error={errors[`texts.${language}.headline`]}
        onChange={(event) => onChange({ headline: event.currentTarget.value })}
      />
      <TextArea
        id={fieldId(`texts.${language}.summary`)}
        label={t`О себе`}
        help={t`Markdown. Пусто — как в профиле`}
        isOptional
        lang={language}
        maxLength={5000}
        rows={6}
        value={text.summary}
        error={errors[`texts.${language}.summary`]}
        onChange={(event) => onChange({ summary: event.currentTarget.value })}
      />
    </>
  );
}
