import { useLingui } from '@lingui/react/macro';
import type { PictureHooks } from './pictureWidgets.ts';

/** Returns the strings and actions of picture widgets. */
export function usePictureHooks(actions: Pick<PictureHooks, 'onRetry' | 'onRemove'>): PictureHooks {
  const { t } = useLingui();
  return {
    ...actions,
    phrases: {
      group: t`Картинка в тексте`,
      alt: t`Что на картинке`,
      describe: t`Опишите картинку`,
      caption: t`Подпись под картинкой`,
      move: t`Перетащите в другое место текста`,
      up: t`Картинку выше`,
      down: t`Картинку ниже`,
      retry: t`Загрузить ещё раз`,
      remove: t`Убрать из текста`,
      sending: t`Загружаю…`,
      lost: t`Этого файла нет на этом устройстве: он ждёт там, где его добавили.`,
      held: t`Файл ждёт на этом устройстве и загрузится сам.`,
      moved: (place, count) =>
        count > 1
          ? t`Картинка: место ${place} из ${count} в галерее`
          : t`Картинка передвинута, стоит отдельно`,
    },
  };
}
