import type { Face } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx';
import { Select } from '../../../../components/Select/Select.tsx';
import { fieldId } from '../../../forms/FormNotices.tsx';
import type { PostForm } from '../usePostForm.ts';

export interface PageFieldsProps {
  form: PostForm;
  /** The face whose page it is. */
  face: Face;
}

/** The face of a page, and whether it is in the menu. */
export function PageFields({ form, face }: PageFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Select
        id={fieldId('shared.page_face')}
        label={t`Где стоит страница`}
        options={[
          { value: 'blog', label: t`В блоге` },
          { value: 'portfolio', label: t`В портфолио` },
        ]}
        value={face}
        onValueChange={(page_face) => form.changeShared({ page_face })}
      />
      <Checkbox
        id={fieldId('shared.is_in_menu')}
        label={t`В меню`}
        help={t`Ссылка наверху каждой страницы: её текст — заголовок`}
        checked={form.values.shared.is_in_menu}
        onCheckedChange={(is_in_menu) => form.changeShared({ is_in_menu })}
      />
    </>
  );
}
