import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { useContext } from 'react';
import type { ToolbarValues } from '../toolbars.ts';
import { initialGlobals, viewports } from '../toolbars.ts';
import { useIsDark, useToolbar } from './DocsContainer.tsx';
import * as styles from '../../packages/ui/src/testing/docs.css.ts';
import { useFrameHeight } from './useFrameHeight.ts';

type Story = ReturnType<ComponentProps<typeof DocsContext.Provider>['value']['componentStories']>[number];

export interface FramedStoryProps {
  story: Story;
}

/** Returns the toolbar's values for an address; those of other menus belong to the story. */
const inAddress = (toolbar: ToolbarValues) =>
  (Object.keys(initialGlobals) as (keyof ToolbarValues)[])
    .map((name) => `${name}:${toolbar[name]}`)
    .join(';');

/** A story in its own window, which is loaded when it is near the screen. */
export function FramedStory({ story }: FramedStoryProps) {
  const { channel } = useContext(DocsContext);
  const toolbar = useToolbar(channel);
  const isDark = useIsDark(channel);
  const name = story.storyGlobals['viewport']?.value as keyof typeof viewports | undefined;
  const size = name && viewports[name].styles;
  const [ownHeight, follow] = useFrameHeight();
  const height = story.parameters['docs']?.story?.height ?? size?.height ?? ownHeight;
  const address = `iframe.html?viewMode=story&id=${story.id}&globals=${inAddress(toolbar)}`;
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the frame shows this Storybook, where stories may do anything */}
      <iframe
        key={address}
        src={address}
        title={story.name}
        loading="lazy"
        onLoad={(event) => follow(event.currentTarget)}
        className={styles.frame}
        style={{ width: size?.width, height }}
      />
      <Source of={story.moduleExport} dark={isDark} />
    </>
  );
}
