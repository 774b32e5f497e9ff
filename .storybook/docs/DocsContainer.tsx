import { DocsContainer as Container } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { useEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { themes } from 'storybook/theming';
import type { ToolbarValues } from '../toolbars.ts';
import { writePage } from '../writePage.ts';

export type DocsContainerProps = ComponentProps<typeof Container>;
type Channel = DocsContainerProps['context']['channel'];

/** Returns the toolbar's values, which Storybook does not pass to pages that are not stories. */
export function useToolbar(channel: Channel): ToolbarValues {
  return useSyncExternalStore(
    (notice) => {
      channel.on(GLOBALS_UPDATED, notice);
      return () => channel.off(GLOBALS_UPDATED, notice);
    },
    () => (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))[0].globals,
  );
}

/** Returns whether docs are dark, according to the toolbar. */
export function useIsDark(channel: Channel): boolean {
  const { theme } = useToolbar(channel);
  return theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
}

/** The frame of a docs page, in the toolbar's theme. */
export function DocsContainer(props: DocsContainerProps) {
  const toolbar = useToolbar(props.context.channel);
  const isDark = useIsDark(props.context.channel);
  // A page without stories, or with all of them in frames, has nothing else that sets this.
  useEffect(() => writePage(toolbar), [toolbar]);
  return <Container {...props} theme={isDark ? themes.dark : themes.light} />;
}
