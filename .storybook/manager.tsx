import { addons, types, useParameter } from 'storybook/manager-api';
import { create, styled } from 'storybook/theming';

const id = 'janus/about';

interface Docs {
  description?: { component?: string; story?: string };
}

const Text = styled.p({ maxWidth: '44rem', margin: 0, padding: '12px 16px', fontSize: 14, lineHeight: 1.55 });

/** What a component is for, from the story file's `parameters.docs`: read beside the picture. */
function About() {
  const { description } = useParameter<Docs>('docs', {});
  const texts = [description?.component, description?.story].filter(Boolean);
  if (texts.length === 0) return <Text>Nothing is written about this story.</Text>;
  return (
    <>
      {texts.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
    </>
  );
}

addons.setConfig({ theme: create({ base: 'light', brandTitle: 'Janus', brandTarget: '_self' }) });

addons.register(id, () => {
  addons.add(id, {
    type: types.PANEL,
    title: 'About',
    render: ({ active }) => (active ? <About /> : null),
  });
});
