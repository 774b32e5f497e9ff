import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { MarkdownEditor } from './MarkdownEditor.tsx';
import { adminPost } from '../../testing/adminAnswers.ts';
import { createEditorRegistry } from './source/editorRegistry.ts';

const words =
  '## Зачем\n\nТекст с **важным** словом и [ссылкой](https://sqlite.org/).\n\n> Цитата\n\n- раз\n- два';

const [translation] = adminPost().translations;
const postList = {
  items: [
    {
      ...adminPost(),
      slug: 'teplica',
      translations: [{ ...translation, title: 'Теплица', status: 'draft' }],
    },
  ],
  total: 1,
  next_cursor: null,
  tags: [],
};
const noPictures = { list: [], retry: fn(), dismiss: fn() };

interface TrialProps {
  label?: string;
  value: string;
  error?: string;
  onPictures(files: readonly File[]): void;
  onForeignPictures(addresses: readonly string[]): void;
}

/** The field as the editor mounts it: it can be unmounted and mounted again. */
function Trial({ label, value: initial, error, onPictures, onForeignPictures }: TrialProps) {
  const registry = useRef(createEditorRegistry());
  const [value, setValue] = useState(initial);
  const [isShown, setShown] = useState(true);
  return (
    <>
      <Button onClick={() => setShown(!isShown)}>Другой язык</Button>
      {isShown ? (
        <MarkdownEditor
          id="field-ru-body"
          language="ru"
          undoName="story.ru"
          label={label}
          value={value}
          error={error}
          registry={registry}
          onValueChange={setValue}
          onPictures={onPictures}
          onForeignPictures={onForeignPictures}
          onFrontMatter={() => undefined}
          onLibrary={() => undefined}
          pictures={noPictures}
        >
          {() => null}
        </MarkdownEditor>
      ) : null}
      <output hidden data-testid="value">
        {value}
      </output>
    </>
  );
}

const meta: Meta<typeof Trial> = {
  component: Trial,
  beforeEach: () => sessionStorage.clear(),
  args: { value: words, onPictures: fn(), onForeignPictures: fn() },
};
export default meta;
type Story = StoryObj<typeof Trial>;
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
    // The pages' policy forbids style elements created by scripts; those of the development server are files there.
    const styles = [...document.querySelectorAll('style:not([data-vite-dev-id])')].filter(({ textContent }) =>
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
  parameters: { english: { error: 'The text is longer than 200,000 characters' } },
  play: async ({ canvas }) => {
    const field = await rich(canvas);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Текст длиннее 200 000 знаков');
  },
};

/** With a label it is one of the fields of a form: a frame around the tools and the text. */
export const InForm: Story = {
  args: { label: 'Рассказ на странице проекта' },
  parameters: { english: { label: 'Story on the project’s page' } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /Рассказ/ });
    const { parentElement: frame } = canvas.getByRole('toolbar');
    await expect(frame).toContainElement(field);
    await expect(frame).toHaveStyle({ borderTopWidth: '1px', borderTopStyle: 'solid' });
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.offsetWidth ?? 0);
    field.focus();
    await expect(frame).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '2px' });
  },
};
export const InFormDark: Story = { ...InForm, globals: { theme: 'dark' } };
export const InFormPhone: Story = { ...InForm, globals: { viewport: { value: 'phone' } } };
export const InFormWrong: Story = {
  args: { ...InForm.args, ...Wrong.args },
  parameters: { english: { ...InForm.parameters?.['english'], ...Wrong.parameters?.['english'] } },
};

/** Keys: marks, list continuation, undo that survives a language switch, Tab that leaves the field. */
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

/** The toolbar: one Tab stop, arrow keys inside. */
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

/** Pasted pictures and addresses. */
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

/** Pasted rich text becomes Markdown in one undo step; Ctrl+Shift+V pastes plain text. */
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

/** `/` opens a list; typing filters it in both languages, Enter inserts, Escape keeps the typed text. */
export const Insert: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const field = await rich(canvas);
    await userEvent.click(field);
    await userEvent.keyboard('/');
    const list = await canvas.findByRole('listbox', { name: 'Что вставить' });
    await expect(within(list).getAllByRole('option')).toHaveLength(15);
    await expect(field).toHaveAttribute('aria-controls', list.id);
    await userEvent.keyboard('tab');
    await waitFor(() => expect(canvas.getByRole('option')).toHaveTextContent('Таблица'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(valueIn(canvas)).toBe('/tab');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}/код');
    await waitFor(() => expect(canvas.getByRole('option')).toHaveTextContent('Блок кода'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(valueIn(canvas)).toBe('```text\n\n```'));
    // The language is selected, and Tab moves to the code, where a slash is just a slash.
    await userEvent.keyboard('ts{Tab}/');
    await waitFor(() => expect(valueIn(canvas)).toBe('```ts\n/\n```'));
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** Decision and comparison templates are inserted whole; Tab moves from one placeholder to the next. */
export const InsertCase: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await rich(canvas));
    await userEvent.keyboard('/реш');
    await canvas.findByRole('option', { name: 'Решение' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(valueIn(canvas)).toMatch(/^> \[!DECISION\] /));
    await userEvent.keyboard('Карта{Tab}Ясно.{Tab}Долг{Tab}Таблица');
    await waitFor(() => expect(valueIn(canvas)).toBe('> [!DECISION] Карта\n> Ясно.\n>\n> Долг\n> : Таблица'));
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}/before');
    await canvas.findByRole('option', { name: 'Было и стало' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(valueIn(canvas)).toMatch(/^::: before-after/));
    await userEvent.keyboard('Раз{Tab}Два');
    await waitFor(() => expect(valueIn(canvas)).toBe('::: before-after\n\nРаз\n\n---\n\nДва\n\n:::'));
  },
};

/**
 * An inserted table: Tab moves between cells, Enter adds rows and finally leaves it; Escape lets Tab leave the field.
 */
export const Table: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const field = await rich(canvas);
    await userEvent.click(field);
    await userEvent.keyboard('/таб');
    await canvas.findByRole('option', { name: 'Таблица' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(valueIn(canvas)).toMatch(/^\| Столбец 1 \|/));
    await userEvent.keyboard('Имя{Tab}Цена{Tab}кот{Tab}5');
    await waitFor(() =>
      expect(valueIn(canvas)).toMatch(/^\| Имя +\| Цена +\|\n\| -+ +\| -+ \|\n\| кот +\| 5 +\|$/),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(valueIn(canvas).split('\n')).toHaveLength(4));
    await userEvent.click(canvas.getByRole('button', { name: 'Вставить (/)' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить столбец' }));
    await waitFor(() => expect(valueIn(canvas)).toBe('| Цена |\n| ---- |\n| 5    |\n|      |'));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}после');
    await waitFor(() => expect(valueIn(canvas)).toBe('| Цена |\n| ---- |\n| 5    |\n\nпосле'));
  },
};

/** `[[` searches the author's own posts and inserts a link. */
export const OwnPost: Story = {
  args: { value: 'смотри ' },
  parameters: { place: { face: 'blog', scripts: { listPosts: postList } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await rich(canvas));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await userEvent.keyboard('[[[[теп');
    const option = await canvas.findByRole('option', { name: /Теплица/ });
    await expect(option).toHaveTextContent('черновик');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(valueIn(canvas)).toBe('смотри [Теплица](/post/teplica)'));
  },
};
export const InsertPhone: Story = {
  args: { value: '' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await rich(canvas));
    await userEvent.keyboard('/');
    await expect(await canvas.findByRole('listbox')).toBeVisible();
  },
};
/** A picture's caption is edited below its line; the picture moves between paragraphs by button or key. */
export const PictureInText: Story = {
  args: { value: 'раз\n\n![](/media/cat.webp)\n\nдва' },
  play: async ({ canvas, userEvent }) => {
    await rich(canvas);
    await userEvent.type(await canvas.findByLabelText('Что на картинке'), 'Кот');
    await userEvent.type(canvas.getByLabelText('Подпись под картинкой'), 'Он "рыжий"');
    await waitFor(() =>
      expect(valueIn(canvas)).toBe('раз\n\n![Кот](/media/cat.webp "Он \\"рыжий\\"")\n\nдва'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Картинку выше' }));
    await waitFor(() => expect(valueIn(canvas)).toMatch(/^!\[Кот\]\([^)]*\)\n\nраз\n\nдва/));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(valueIn(canvas)).toMatch(/^раз\n\n!\[Кот\]/));
  },
};
/**
 * Gallery pictures are reordered by buttons and keys, and leave the gallery past its end; each step is undone
 * separately.
 */
export const GalleryInText: Story = {
  args: { value: 'раз\n\n![](/media/a.webp)\n![](/media/b.webp)\n![](/media/c.webp)\n\nдва' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await rich(canvas);
    const order = () =>
      [...(valueIn(canvas) ?? '').matchAll(/\/media\/(\w)|(\n\n)/g)].map(([, name]) => name ?? '|');
    // CodeMirror clears announcements after 200 ms
    const announcements: string[] = [];
    const place = canvasElement.querySelector('.cm-announced');
    new MutationObserver(() => announcements.push(place?.textContent ?? '')).observe(canvasElement, {
      subtree: true,
      childList: true,
    });
    const down = () => canvas.getAllByRole('button', { name: 'Картинку ниже' });
    down()[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(order().join('')).toBe('|bac|'));
    await waitFor(() => expect(announcements).toContain('Картинка: место 2 из 3 в галерее'));
    await waitFor(() => expect(down()[1]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(order().join('')).toBe('|bca|'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(order().join('')).toBe('|bc|a|'));
    await waitFor(() => expect(announcements).toContain('Картинка передвинута, стоит отдельно'));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(valueIn(canvas)).toMatch(/два\n\n!\[\]\(\/media\/a\.webp\)\s*$/));
    await userEvent.keyboard('{Control>}zz{/Control}');
    await waitFor(() => expect(order().join('')).toBe('|bca|'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(order().join('')).toBe('|bac|'));
  },
};
export const PictureInTextPhone: Story = { ...PictureInText, globals: { viewport: { value: 'phone' } } };
