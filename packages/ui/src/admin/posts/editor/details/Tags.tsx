import { posts } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { TagInput } from '../../../../components/TagInput/TagInput.tsx';
import { useRead } from '../../../../hooks/useRead.ts';
import { fieldId } from '../../../forms/FormNotices.tsx';
import type { PostForm } from '../usePostForm.ts';

/** The tags of a post, with suggestions from other posts. */
export function Tags({ form }: { form: PostForm }) {
  const { t } = useLingui();
  const list = useRead(posts.list({ limit: 1 }));
  return (
    <TagInput
      id={fieldId('shared.tags')}
      label={t`Метки`}
      help={t`Enter или запятая добавляет`}
      isOptional
      suggestions={list.state === 'ready' ? list.data.tags.map((tag) => tag.name) : []}
      value={form.values.shared.tags}
      error={form.errors['shared.tags']}
      onValueChange={(tags) => form.changeShared({ tags })}
    />
  );
}
