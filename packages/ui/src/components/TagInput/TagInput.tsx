import type { ChangeEvent, KeyboardEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { visuallyHidden } from '../../theme/text.css.ts';
import type { FieldTexts } from '../Field/FieldFrame.tsx';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { Glyph } from '../Glyph/Glyph.tsx';
import { frame, input, remove, tag, tags } from './TagInput.css.ts';

/** The props of `TagInput`. */
export interface TagInputProps extends FieldTexts {
  /** The field's id; a stable one lets an error summary link to it. */
  id?: string;
  /** The tags, in order. */
  value: readonly string[];
  /** Called when a tag is added or removed. */
  onValueChange(value: string[]): void;
  /** Suggestions while typing. */
  suggestions?: readonly string[];
}

/** Adds the typed tags without duplicates and empty ones; a pasted line with commas becomes several. */
export function addTags(value: readonly string[], typed: string): string[] {
  const next = [...value];
  for (const part of typed.split(/[,;\n]/)) {
    const word = part.trim().replace(/\s+/g, ' ');
    if (word && !next.some((one) => one.toLowerCase() === word.toLowerCase())) next.push(word);
  }
  return next;
}

/**
 * A field for several short tags. Enter or a comma adds a tag, Backspace in the empty field removes the last one, and
 * leaving the field or saving with Ctrl or Cmd and S adds its content.
 */
export function TagInput({
  id,
  label,
  help,
  error,
  isOptional,
  value,
  onValueChange,
  suggestions,
}: TagInputProps) {
  const { t } = useLingui();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [spoken, setSpoken] = useState('');

  const add = (text = typed) => {
    const words = text.trim();
    if (!words) return setTyped('');
    onValueChange(addTags(value, text));
    setSpoken(t`Добавлено: ${words}`);
    setTyped('');
  };
  const drop = (word: string) => {
    onValueChange(value.filter((one) => one !== word));
    setSpoken(t`Убрано: ${word}`);
    field.current?.focus();
  };
  // Keyboards of phones do not tell which key was pressed.
  const handleChange = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { value: text } = currentTarget;
    const [, before, after = ''] = /^(.*)[,;](.*)$/.exec(text) ?? [];
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
    if (before === undefined || isComposing) return setTyped(text);
    add(before);
    setTyped(after.trimStart());
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = value.at(-1);
    // A form is saved by this shortcut without leaving the field; KeyS is that key in a Russian layout.
    const isSave = (event.ctrlKey || event.metaKey) && (event.key === 's' || event.code === 'KeyS');
    if (isSave) add();
    else if ((event.key === 'Enter' && typed.trim()) || event.key === ',') {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && !event.repeat && typed === '' && last !== undefined) {
      // A key that is held goes on erasing the word and stops there.
      drop(last);
    }
  };

  return (
    <FieldFrame id={id} label={label} help={help} error={error} isOptional={isOptional}>
      {({ className, ...control }) => (
        <div role="presentation" className={`${className} ${frame}`} onClick={() => field.current?.focus()}>
          {value.length > 0 ? (
            <ul className={tags} role="list">
              {value.map((word) => (
                <li key={word} className={tag}>
                  {word}
                  <button
                    type="button"
                    className={remove}
                    aria-label={t`Убрать: ${word}`}
                    onClick={() => drop(word)}
                  >
                    <Glyph name="close" size={14} />
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
          <input
            {...control}
            ref={field}
            className={input}
            value={typed}
            list={suggestions ? listId : undefined}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="enter"
            onChange={handleChange}
            onKeyDown={handleKeyDown}
            onBlur={() => add()}
          />
          {suggestions ? (
            <datalist id={listId}>
              {suggestions
                .filter((word) => !value.includes(word))
                .map((word) => (
                  <option key={word} value={word} />
                ))}
            </datalist>
          ) : null}
          <span role="status" className={visuallyHidden}>
            {spoken}
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
