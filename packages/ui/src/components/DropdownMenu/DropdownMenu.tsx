import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import type { GlyphName } from '../Glyph/Glyph.tsx';
import { Glyph } from '../Glyph/Glyph.tsx';
import { danger, item, label, menu, separator } from './DropdownMenu.css.ts';

/** The props of `DropdownMenu`. */
export interface DropdownMenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** The edge of the button that the menu is aligned to. Default `end`. */
  align?: 'start' | 'end';
  /** `MenuItem`, `MenuSeparator` and `MenuLabel`. */
  children: ReactNode;
}

/** A menu of actions under a button. */
export function DropdownMenu({ trigger, align = 'end', children }: DropdownMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={menu} align={align} sideOffset={4} collisionPadding={8}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The props of `MenuItem`. */
export interface MenuItemProps {
  /** Called when the item is chosen by press or key. */
  onSelect(): void;
  /** An icon before the label. */
  glyph?: GlyphName;
  /** `danger` for actions that remove something. Default `plain`. */
  tone?: 'plain' | 'danger';
  /** Whether the item is shown but cannot be chosen. Default `false`. */
  isDisabled?: boolean;
  /** The label of the item: a verb. */
  children: ReactNode;
}

/** One action of a menu. */
export function MenuItem({ onSelect, glyph, tone = 'plain', isDisabled = false, children }: MenuItemProps) {
  return (
    <Radix.Item
      className={tone === 'danger' ? `${item} ${danger}` : item}
      disabled={isDisabled}
      onSelect={(event) => {
        focusTrigger(event.target);
        onSelect();
      }}
    >
      {glyph ? <Glyph name={glyph} size={16} /> : null}
      <span>{children}</span>
    </Radix.Item>
  );
}

/** Focuses the menu's button, because a dialog that an item opens must return the focus to something that stays. */
function focusTrigger(item: EventTarget | null): void {
  const menu = item instanceof Element ? item.closest('[role=menu]') : null;
  document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')?.focus();
}

/** A line between groups of actions. */
export function MenuSeparator() {
  return <Radix.Separator className={separator} />;
}

export interface MenuLabelProps {
  /** What the actions below have in common. */
  children: ReactNode;
}

/** The name of a group of actions. */
export function MenuLabel({ children }: MenuLabelProps) {
  return <Radix.Label className={label}>{children}</Radix.Label>;
}
