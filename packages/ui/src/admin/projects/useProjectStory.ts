import { useRef } from 'react';
import type { TranslatedForm } from '../forms/useTranslatedForm.ts';
import type { BodyFieldProps } from '../markdown/BodyField.tsx';
import { useForeignPictures } from '../markdown/pictures/useForeignPictures.ts';
import { usePictures } from '../markdown/pictures/usePictures.ts';
import { createEditorRegistry } from '../markdown/source/editorRegistry.ts';
import { useBodyChange } from '../markdown/source/useBodyChange.ts';
import type { ProjectShared, ProjectText } from './projectValues.ts';

/** What the editors of both languages share. */
export type ProjectStory = Pick<BodyFieldProps, 'registry' | 'undoName' | 'pictures' | 'foreign'>;

/** The long text of a project with its pictures, in both languages. */
export function useProjectStory(form: TranslatedForm<ProjectShared, ProjectText>, id = 'new'): ProjectStory {
  const registry = useRef(createEditorRegistry());
  const change = useBodyChange(form, registry);
  return {
    registry,
    undoName: `project.${id}`,
    pictures: usePictures(form, registry, change),
    foreign: useForeignPictures(form, change),
  };
}
