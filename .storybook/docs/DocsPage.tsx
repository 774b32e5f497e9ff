import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { FramedStory } from './FramedStory.tsx';
import { NotesSections } from './NotesSections.tsx';
import { SourceFile } from './SourceFile.tsx';

/** Returns whether stories need a window each: overlays and whole pages would cover each other and the text. */
function hasOwnWindow(title: string, docs: { story?: { inline?: boolean } }): boolean {
  return !title.startsWith('components/') || docs.story?.inline === false;
}

/** The page of a component or a part: its purpose, its notes, its props, every story with its code, its source. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const { title, component, parameters } = preparedMeta;
  const docs = parameters['docs'] ?? {};
  const isFramed = hasOwnWindow(title, docs);
  const [first, ...others] = stories;
  return (
    <>
      <Title />
      <Description of="meta" />
      {isFramed || !first ? null : <Canvas of={first.moduleExport} />}
      <NotesSections notes={docs.notes ?? {}} />
      {component ? (
        <>
          <Heading>Props</Heading>
          {isFramed ? <ArgTypes /> : <Controls />}
        </>
      ) : null}
      {isFramed || others.length > 0 ? <Heading>Stories</Heading> : null}
      {(isFramed ? stories : others).map((story) => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          {isFramed ? <FramedStory story={story} /> : <Canvas of={story.moduleExport} />}
        </section>
      ))}
      <SourceFile stories={parameters['fileName']} />
    </>
  );
}
