// Storybook's manager supports only the classic JSX transform, so elements are created by hand here.
import { createElement } from 'react';
import { addons, types, useParameter } from 'storybook/manager-api';
import { create, styled } from 'storybook/theming';

const id = 'janus/about';

interface Docs {
  description?: { component?: string; story?: string };
}

const Text = styled.p({ maxWidth: '44rem', margin: 0, padding: '12px 16px', fontSize: 14, lineHeight: 1.55 });

/** The purpose of a component, from the story file's `parameters.docs`, shown next to the story. */
function About() {
  const { description } = useParameter<Docs>('docs', {});
  const texts = [description?.component, description?.story].filter(Boolean);
  const shown = texts.length > 0 ? texts : ['Nothing is written about this story.'];
  return shown.map((text) => createElement(Text, { key: text }, text));
}

addons.setConfig({ theme: create({ base: 'light', brandTitle: 'Janus', brandTarget: '_self' }) });

addons.register(id, () => {
  addons.add(id, {
    type: types.PANEL,
    title: 'About',
    render: ({ active }) => (active ? createElement(About) : null),
  });
});
