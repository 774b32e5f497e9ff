import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { ToastProvider, useToast } from './Toast.tsx';

function Buttons() {
  const show = useToast();
  return (
    <>
      <Button onClick={() => show({ message: 'Сохранено' })}>Успех</Button>
      <Button
        onClick={() =>
          show({
            message: '«Лист» удалён',
            tone: 'undo',
            action: { label: 'Вернуть', onAction: () => undefined },
          })
        }
      >
        Отмена
      </Button>
      <Button onClick={() => show({ message: 'Не удалось выйти', tone: 'error' })}>Ошибка</Button>
    </>
  );
}
const meta: Meta<typeof ToastProvider> = { component: ToastProvider, args: { children: <Buttons /> } };
export default meta;
export const AllTones: StoryObj<typeof ToastProvider> = {
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
  },
};
