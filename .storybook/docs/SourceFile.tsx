import { DocsContext, Heading, Source } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { useIsDark } from './DocsContainer.tsx';
import { doorOf } from './doors.ts';

const files = import.meta.glob<string>(
  [
    '../../packages/ui/src/{components,public}/**/[A-Z]*.tsx',
    '!../../packages/ui/src/**/*.{test,stories}.tsx',
  ],
  { query: '?raw', import: 'default' },
);

export interface SourceFileProps {
  /** The path of the stories; the component is next to them. */
  stories: string;
}

/** The import of a component, and its source. */
export function SourceFile({ stories }: SourceFileProps) {
  const path = stories.replace(/^[./]*/, '').replace('.stories.tsx', '.tsx');
  const [text, setText] = useState('');
  const isDark = useIsDark(useContext(DocsContext).channel);
  const load = files[`../../${path}`];
  const door = doorOf(path);
  if (!load) return null;
  return (
    <>
      <Heading>Source</Heading>
      {door ? <Source code={door} language="tsx" dark={isDark} /> : null}
      <details onToggle={() => void load().then(setText)}>
        <summary>
          <code>{path}</code>
        </summary>
        {text ? <Source code={text} language="tsx" dark={isDark} /> : null}
      </details>
    </>
  );
}
