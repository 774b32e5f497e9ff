import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import type { GlyphName } from '../Glyph/Glyph.tsx';
import { Glyph } from '../Glyph/Glyph.tsx';
import { danger, item, label, menu, separator } from './DropdownMenu.css.ts';

export interface DropdownMenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Which edge of the button the menu keeps to; `end` by default. */
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

export interface MenuItemProps {
  /** Run when the item is chosen by press or key. */
  onSelect(): void;
  /** A picture before the words. */
  glyph?: GlyphName;
  /** `danger` for what removes something. Default `plain`. */
  tone?: 'plain' | 'danger';
  /** Shown but not to be chosen. Default `false`. */
  isDisabled?: boolean;
  /** The words of the item: a verb. */
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

/** What an item opens must find the focus on something that stays: the button, not the item that goes. */
function focusTrigger(item: EventTarget | null): void {
  const menu = item instanceof Element ? item.closest('[role=menu]') : null;
  document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')?.focus();
}

/** A line between groups of actions. */
export function MenuSeparator() {
  return <Radix.Separator className={separator} />;
}

export interface MenuLabelProps {
  /** What the acts below have in common. */
  children: ReactNode;
}

/** The name of a group of actions. */
export function MenuLabel({ children }: MenuLabelProps) {
  return <Radix.Label className={label}>{children}</Radix.Label>;
}
