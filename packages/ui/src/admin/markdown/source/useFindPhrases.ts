import { useLingui } from '@lingui/react/macro';
import type { FindPhrases } from './find.ts';

/** Returns the strings of find and replace in the page's language. */
export function useFindPhrases(): FindPhrases {
  const { t } = useLingui();
  return {
    Find: t`Найти`,
    Replace: t`Заменить на`,
    next: t`дальше`,
    previous: t`назад`,
    all: t`все`,
    'match case': t`с учётом регистра`,
    replace: t`заменить`,
    'replace all': t`заменить все`,
    close: t`закрыть`,
    'current match': t`это место`,
    'replaced match on line $': t`заменено в строке $`,
    'replaced $ matches': t`заменено мест: $`,
    'on line': t`в строке`,
  };
}
