import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../../testing/samplePicture.ts';
import type { Notes } from '../../testing/notes.ts';
import { FileUpload } from './FileUpload.tsx';

const meta: Meta<typeof FileUpload> = {
  component: FileUpload,
  args: {
    label: 'Обложка',
    help: 'Картинка до 10 МБ',
    accept: 'image/*,.heic',
    maxSize: 10_485_760,
    upload: { state: 'idle' },
    onFile: () => undefined,
  },
  parameters: {
    english: { label: 'Cover', help: 'A picture of up to 10 MB' },
    docs: {
      description: {
        component:
          'One file: picked, dropped on it or pasted into it. Says its size and that it is being sent; a refused file is kept, so that it can be sent again. Too large a file is refused before it is sent.',
      },
      notes: {
        whenNot:
          'For several files at once, or to choose among those uploaded before: that is the library of files in the admin area.',
        keyboard:
          'Its buttons are reached by Tab; Enter and Space open the platform’s picker. Ctrl+V (⌘V) inside it takes a file from the clipboard.',
        accessibility:
          'A group named by its label. Dropping is never the only way. The note is a live region: sending, refusal and failure are spoken; progress is a `<progress>`.',
        anatomy:
          'Label, picture or name of the present file, buttons, a note with help, progress or failure.',
        content: {
          ru: 'Подпись говорит, для чего файл: «Обложка». Подсказка — что годится: «Картинка до 10 МБ».',
          en: 'The label says what the file is for: “Cover”. The help says what is taken: “A picture of up to 10 MB”.',
        },
      } satisfies Notes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof FileUpload>;

const photo = new File(['x'], 'IMG_1.heic', { type: 'image/heic' });
const fieldOf = (canvas: HTMLElement) => canvas.querySelector('input[type=file]') as HTMLInputElement;

export const Empty: Story = {};
export const Filled: Story = { args: { current: 'cv.pdf', onRemove: () => undefined } };
export const Picture: Story = { args: { picture: samplePicture, onRemove: () => undefined } };
export const StandIn: Story = {
  args: { standIn: samplePicture, help: 'Обложки нет, и сайт нарисовал её сам.' },
  parameters: { english: { help: 'There is no cover, so the site has drawn one.' } },
};
export const Sending: Story = { args: { upload: { state: 'sending', name: 'cover.png', size: 2_400_000 } } };
/** The file is being converted before it is sent. */
export const Fitting: Story = {
  args: { fit: () => new Promise(() => undefined) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fieldOf(canvasElement), photo);
    await canvas.findByText(/IMG_1\.heic/);
  },
};
/** This browser cannot read the file, and nothing is sent. */
export const Unreadable: Story = {
  args: { fit: () => Promise.resolve('Браузер не читает HEIC. Сохраните фотографию как JPEG.') },
  parameters: {
    english: { fit: () => Promise.resolve('This browser cannot read HEIC. Save the photo as JPEG.') },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fieldOf(canvasElement), photo);
    await canvas.findByText(/HEIC[.] /);
  },
};
export const Failed: Story = {
  args: { upload: { state: 'failed', message: 'Сервер не принял файл.', onRetry: () => undefined } },
  parameters: {
    english: {
      upload: { state: 'failed', message: 'The server refused the file.', onRetry: () => undefined },
    },
  },
};
