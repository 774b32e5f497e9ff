import type { CvVersion } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useNavigation } from '../../../hooks/navigation.ts';
import { FormFrame } from '../../forms/FormFrame.tsx';
import { TwoLanguages } from '../../forms/TwoLanguages.tsx';
import { lead } from '../Career.css.ts';
import { CvChoices } from './CvChoices.tsx';
import { CvVersionFields, CvVersionTexts } from './CvVersionFields.tsx';
import { parts } from './CvVersions.css.ts';
import type { RecordGroup } from './cvVersionValues.ts';
import { choicesOf } from './cvVersionValues.ts';
import { useCvVersionForm } from './useCvVersionForm.ts';

export interface CvVersionFormProps {
  /** Null for a new version. */
  version: CvVersion | null;
  record: readonly RecordGroup[];
}

/** A version of the CV: name, design, texts, and its entries in order. */
export function CvVersionForm({ version, record }: CvVersionFormProps) {
  const { t } = useLingui();
  const form = useCvVersionForm(version, record);
  const { href } = useNavigation();
  const { values, errors } = form;
  return (
    <FormFrame
      heading={version ? version.name : t`Новая версия резюме`}
      backHref={href('resumeAdmin')}
      form={form}
      saveLabel={version ? undefined : t`Создать`}
    >
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
    </FormFrame>
  );
}
