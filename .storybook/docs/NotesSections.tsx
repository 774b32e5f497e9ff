import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import type { PartNotes } from '../../packages/ui/src/testing/notes.ts';

export interface NotesSectionsProps {
  notes: PartNotes;
}

const titles = {
  whenNot: 'When not',
  anatomy: 'What it is made of',
  keyboard: 'Keyboard',
  accessibility: 'Accessibility',
} as const;

/** The notes of `parameters.docs.notes`, a section each. */
export function NotesSections({ notes }: NotesSectionsProps) {
  const { content } = notes;
  return (
    <>
      {(Object.keys(titles) as (keyof typeof titles)[]).map((name) =>
        notes[name] ? (
          <div key={name}>
            <Heading>{titles[name]}</Heading>
            <Markdown>{notes[name]}</Markdown>
          </div>
        ) : null,
      )}
      {content ? (
        <>
          <Heading>Words</Heading>
          <div lang="ru">
            <Markdown>{content.ru}</Markdown>
          </div>
          <Markdown>{content.en}</Markdown>
        </>
      ) : null}
    </>
  );
}
