import { useLingui } from '@lingui/react/macro';
import type { GlyphName } from '../../components/Glyph/Glyph.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { usePage } from '../../hooks/page.ts';
import { look } from './SaveState.css.ts';
import { hasNoAnswer } from '../shared/hasNoAnswer.ts';
import { clockTime } from '../shared/times.ts';
import { useNow } from '../shared/useNow.ts';
import type { Saving } from '@janus-site/core/editor';

export interface SaveStateProps {
  saving: Saving;
  isDirty: boolean;
  /** Whether the draft is saved on this device. */
  isKept: boolean;
  /** The text after a save that did more than save: kept but not published. */
  savedText?: string;
}

/** The save state as text, announced when it changes. */
export function SaveState({ saving, isDirty, isKept, savedText }: SaveStateProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const now = useNow();
  const say = (tone: keyof typeof look, glyph: GlyphName, words: string) => (
    <span role="status" className={look[tone]} data-state={saving.state}>
      <Glyph name={glyph} size={16} />
      <span>{words}</span>
    </span>
  );
  if (saving.state === 'saving') return say('neutral', 'refresh', t`Сохраняю…`);
  if (isDirty && !isKept) return say('bad', 'alert', t`Не сохранено ни на сервере, ни на этом устройстве`);
  if (saving.state === 'failed' && isDirty) {
    const { error } = saving;
    if (hasNoAnswer(error)) return say('warn', 'alert', t`Нет связи, черновик на этом устройстве`);
    if (error.kind === 'http' && error.status === 409) return say('warn', 'alert', t`Изменён в другом окне`);
    return say('bad', 'alert', t`Не сохранено, черновик на этом устройстве`);
  }
  if (isDirty) return say('neutral', 'pencil', t`Есть изменения, черновик на этом устройстве`);
  if (savedText) return say('good', 'check', savedText);
  if (saving.state === 'saved') {
    const time = clockTime(saving.at, language, now);
    return say('good', 'check', t`Сохранено ${time}`);
  }
  return say('neutral', 'check', t`Изменений нет`);
}
