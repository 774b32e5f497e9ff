import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { control } from '../../components/Field/Field.css.ts';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { visuallyHidden } from '../../theme/text.css.ts';
import { Failure } from '../shared/Failure.tsx';
import type { Command, CommandGroup } from './command.ts';
import { commandGroups, matching } from './command.ts';
import * as styles from './CommandPalette.css.ts';
import { useCommands } from './useCommands.ts';
import { useFound } from './useFound.ts';
import { useInView } from './useInView.ts';

export interface CommandPaletteProps {
  onClose(): void;
  /** Opens the list of shortcuts instead. */
  onShortcuts(): void;
  /** Opens the list of search synonyms instead. */
  onTwins(): void;
}

/** Reaches every page and action from the keyboard: a combobox with a list, per the ARIA practices. */
export function CommandPalette({ onClose, onShortcuts, onTwins }: CommandPaletteProps) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const all = useCommands({ onShortcuts, onTwins });
  const found = useFound(typed);
  const { failure } = found;
  const left = [...found.commands, ...matching(all, typed)];
  const commands = commandGroups.flatMap((group) => left.filter((command) => command.group === group));
  const active = commands[Math.min(place, commands.length - 1)];
  const names: Record<CommandGroup, string> = {
    found: t`Найдено`,
    go: t`Перейти`,
    create: t`Создать`,
    look: t`Вид и сайт`,
    session: t`Ещё`,
  };
  const total = commands.length;

  const run = (command: Command, isAtDate = false) => {
    onClose();
    command.run(isAtDate);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && total > 0) {
      event.preventDefault();
      setPlace((Math.min(place, total - 1) + step + total) % total);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing && active) {
      event.preventDefault();
      run(active, event.shiftKey);
    }
  };
  return (
    <Dialog
      heading={t`Команды`}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      initialFocus={input}
    >
      <input
        ref={input}
        type="text"
        role="combobox"
        className={control}
        aria-label={t`Команда, пост или проект`}
        aria-expanded={total > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active ? `${id}-${active.id}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder={t`Команда, пост или проект`}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setPlace(0);
        }}
        onKeyDown={handleKeyDown}
      />
      <div role="listbox" id={`${id}-list`} aria-label={t`Команды`} className={styles.list}>
        {commandGroups.map((group) => {
          const rows = commands.filter((command) => command.group === group);
          if (rows.length === 0) return null;
          return (
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <div id={`${id}-${group}`} role="presentation" className={styles.group}>
                {names[group]}
              </div>
              {rows.map((command) => (
                <Option
                  key={command.id}
                  id={`${id}-${command.id}`}
                  command={command}
                  isActive={command === active}
                  onPoint={() => setPlace(commands.indexOf(command))}
                  onRun={() => run(command)}
                />
              ))}
            </div>
          );
        })}
      </div>
      {failure ? (
        <Failure
          what={t`Поиск не удался.`}
          error={failure.error}
          onRetry={() => {
            // The button disappears.
            input.current?.focus();
            failure.retry();
          }}
        />
      ) : null}
      {total === 0 && !found.isPending && !failure ? (
        <p className={styles.note}>{t`Ничего не нашлось.`}</p>
      ) : null}
      <p role="status" className={visuallyHidden}>
        {typed && !failure ? t`Найдено: ${total}` : ''}
      </p>
    </Dialog>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  isActive: boolean;
  onPoint(): void;
  onRun(): void;
}

/** The focus stays in the field; the list only follows it. */
function Option({ id, command, isActive, onPoint, onRun }: OptionProps) {
  const row = useInView(isActive);
  return (
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onRun}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onRun();
      }}
    >
      <Glyph name={command.glyph} size={16} />
      <span className={styles.label}>{command.label}</span>
      {command.hint ? <span className={styles.hint}>{command.hint}</span> : null}
    </div>
  );
}
