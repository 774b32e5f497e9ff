import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import type { GlyphName } from '../../components/Glyph/Glyph.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { toolbar } from './MarkdownEditor.css.ts';
import { shortcutText } from '../shared/keys.ts';
import { useSideWheel } from './useSideWheel.ts';

export interface Tool {
  glyph: GlyphName;
  label: string;
  /** The letter of its shortcut, such as B. */
  letter?: string;
  run(): void;
}

export interface ToolbarStop {
  tabIndex: number;
  onFocus(): void;
}

export interface ToolbarProps {
  tools: readonly Tool[];
  /** The id of the field it works on. */
  controls: string;
  /** Buttons at its end, which share the single Tab stop, each by its index from 0. */
  children?(stop: (at: number) => ToolbarStop): ReactNode;
}

/** A toolbar with one Tab stop; arrows, Home and End move between the buttons. */
export function Toolbar({ tools, controls, children }: ToolbarProps) {
  const { t } = useLingui();
  const [active, setActive] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  useSideWheel(box);
  const handleKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    // A menu opened by a button is outside the toolbar and handles its own keys.
    const isOwn = event.target instanceof Node && box.current?.contains(event.target);
    const to = { ArrowRight: active + 1, ArrowLeft: active - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined || !isOwn) return;
    event.preventDefault();
    const next = (to + buttons.length) % buttons.length;
    setActive(next);
    buttons[next]?.focus();
  };
  return (
    <div
      ref={box}
      className={toolbar}
      role="toolbar"
      aria-label={t`Оформление`}
      aria-controls={controls}
      onKeyDown={handleKeyDown}
    >
      {tools.map((tool, index) => (
        <IconButton
          key={tool.glyph}
          glyph={tool.glyph}
          glyphSize={16}
          label={tool.letter ? `${tool.label} (${shortcutText(tool.letter)})` : tool.label}
          tabIndex={index === active ? 0 : -1}
          onFocus={() => setActive(index)}
          onClick={tool.run}
        />
      ))}
      {children?.((number) => {
        const at = tools.length + number;
        return { tabIndex: active === at ? 0 : -1, onFocus: () => setActive(at) };
      })}
    </div>
  );
}
