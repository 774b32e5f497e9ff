import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../../components/Button/Button.tsx';
import { MarkdownEditor } from './MarkdownEditor.tsx';
import { createEditorRegistry } from './source/editorRegistry.ts';

const words =
  '## Зачем\n\nТекст с **важным** словом и [ссылкой](https://sqlite.org/).\n\n> Цитата\n\n- раз\n- два';

interface DeskProps {
  value: string;
  error?: string;
  onPictures(files: readonly File[]): void;
  onForeignPictures(addresses: readonly string[]): void;
}

/** The field as the editor holds it: it may go away and come back. */
function Desk({ value: given, error, onPictures, onForeignPictures }: DeskProps) {
  const desk = useRef(createEditorRegistry());
  const [value, setValue] = useState(given);
  const [isShown, setShown] = useState(true);
  return (
    <>
      <Button onClick={() => setShown(!isShown)}>Другой язык</Button>
      {isShown ? (
        <MarkdownEditor
          id="field-ru-body"
          language="ru"
          value={value}
          error={error}
          desk={desk}
          onValueChange={setValue}
          onPictures={onPictures}
          onForeignPictures={onForeignPictures}
          onFrontMatter={() => undefined}
        />
      ) : null}
      <output hidden data-testid="value">
        {value}
      </output>
    </>
  );
}

const meta: Meta<typeof Desk> = {
  component: Desk,
  args: { value: words, onPictures: fn(), onForeignPictures: fn() },
};
export default meta;
type Story = StoryObj<typeof Desk>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

async function rich(canvas: Canvas): Promise<HTMLElement> {
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Текст' }).isContentEditable).toBe(true), {
    timeout: 20_000,
  });
  return canvas.getByRole('textbox', { name: 'Текст' });
}
const valueIn = (canvas: Canvas) => canvas.getByTestId('value').textContent;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const field = await rich(canvas);
    await expect(field).toHaveAttribute('lang', 'ru');
    await expect(field).toHaveAttribute('spellcheck', 'true');
    await expect(field).toHaveAttribute('aria-multiline', 'true');
    // The pages' policy allows no style elements of a script.
    const styles = [...document.querySelectorAll('style')].filter(({ textContent }) =>
      textContent.includes('.cm-'),
    );
    await expect(styles).toHaveLength(0);
    await expect(document.adoptedStyleSheets.length).toBeGreaterThan(0);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Wrong: Story = {
  args: { error: 'Текст длиннее 200 000 знаков' },
  play: async ({ canvas }) => {
    const field = await rich(canvas);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Текст длиннее 200 000 знаков');
  },
};

/** Keys: marks, a list that goes on, undo that outlives a change of language, Tab that leads on. */
export const Keys: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const field = await rich(canvas);
    await userEvent.click(field);
    await userEvent.keyboard('- раз');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('два');
    await waitFor(() => expect(valueIn(canvas)).toBe('- раз\n- два'));
    await userEvent.keyboard('{Control>}b{/Control}');
    await waitFor(() => expect(valueIn(canvas)).toBe('- раз\n- два****'));
    await userEvent.click(canvas.getByRole('button', { name: 'Другой язык' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Другой язык' }));
    const again = await rich(canvas);
    again.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(valueIn(canvas)).toBe('- раз\n- два'));
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: /Жирный/ })).toHaveFocus();
  },
};

/** The toolbar: one stop of Tab, arrows inside. */
export const Toolbar: Story = {
  args: { value: 'слово' },
  play: async ({ canvas, userEvent }) => {
    await rich(canvas);
    canvas.getByRole('button', { name: /Жирный/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Подзаголовок' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(valueIn(canvas)).toBe('## слово'));
    await expect(canvas.getByRole('textbox', { name: 'Текст' })).toHaveFocus();
  },
};

/** Pictures and addresses that are pasted. */
export const Paste: Story = {
  args: { value: 'тут' },
  play: async ({ canvas, args, userEvent }) => {
    const field = await rich(canvas);
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}a{/Control}');
    const address = new DataTransfer();
    address.setData('text/plain', 'https://sqlite.org/');
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: address, bubbles: true, cancelable: true }),
    );
    await waitFor(() => expect(valueIn(canvas)).toBe('[тут](https://sqlite.org/)'));
    const picture = new DataTransfer();
    picture.items.add(new File(['x'], 'a.png', { type: 'image/png' }));
    picture.items.add(new File(['x'], 'b.png', { type: 'image/png' }));
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: picture, bubbles: true, cancelable: true }),
    );
    await waitFor(() => expect(args.onPictures).toHaveBeenCalledOnce());
    await expect(valueIn(canvas)).toBe('[тут](https://sqlite.org/)');
  },
};

const pasteInto = (field: HTMLElement, data: Readonly<Record<string, string>>) => {
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

/** Marked text becomes Markdown, in one step of undo; Ctrl+Shift+V asks for the words alone. */
export const PasteMarkup: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const field = await rich(canvas);
    await userEvent.click(field);
    await userEvent.keyboard('до ');
    const copied = {
      'text/plain': 'Раз\nдва',
      'text/html': '<h2>Раз</h2><ul><li><b>два</b></li></ul>',
    };
    pasteInto(field, copied);
    await waitFor(() => expect(valueIn(canvas)).toBe('до \n\n## Раз\n\n- **два**'));
    await userEvent.keyboard('после');
    await waitFor(() => expect(valueIn(canvas)).toMatch(/после$/));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(valueIn(canvas)).toBe('до \n\n## Раз\n\n- **два**'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(valueIn(canvas)).toBe('до '));
    await userEvent.keyboard('{Control>}{Shift>}');
    field.dispatchEvent(
      new KeyboardEvent('keydown', { code: 'KeyV', key: 'V', ctrlKey: true, shiftKey: true, bubbles: true }),
    );
    pasteInto(field, copied);
    await userEvent.keyboard('{/Shift}{/Control}');
    await waitFor(() => expect(valueIn(canvas)).toBe('до Раз\nдва'));
  },
};
