import { useLingui } from '@lingui/react/macro';
import type { PublishCheck } from './publishChecks.ts';

/** Returns the message of each finding. */
export function useCheckWords(): Readonly<Record<PublishCheck, string>> {
  const { t } = useLingui();
  return {
    noTitle: t`Нет заголовка`,
    noBody: t`Текста нет`,
    noSummary: t`Нет краткого описания: в списках и поиске будет пусто`,
    longSummary: t`Краткое описание длиннее 200 знаков: поиск и превью ссылок его обрежут`,
    otherSummary: t`Краткое описание на другом языке`,
    noAlt: t`У картинки нет описания для тех, кто её не видит`,
    otherAlt: t`Описание картинки на другом языке`,
    unfinishedPicture: t`Картинка не загрузилась до конца`,
    topHeading: t`В тексте есть заголовок первого уровня; лучше начинать со второго`,
    skippedHeading: t`Пропущен уровень заголовка`,
    brokenAnchor: t`Ссылка ведёт к заголовку, которого в тексте нет`,
    brokenPost: t`Ссылка ведёт на пост, которого нет`,
    draftPost: t`Ссылка ведёт на черновик: посетители его не увидят`,
    brokenPage: t`Ссылка ведёт на страницу, которой здесь нет`,
    rawMarkup: t`Такая разметка не поддерживается: посетители увидят сами знаки разметки`,
    brokenFormula: t`Формулу не удаётся показать: вместо неё виден её исходный текст`,
    noTranslation: t`Перевода нет: на другом языке покажем этот с пометкой`,
    outdatedTranslation: t`Перевод на другой язык отстал от оригинала`,
  };
}
