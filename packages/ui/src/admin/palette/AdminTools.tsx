import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useToast } from '../../components/Toast/Toast.tsx';
import { isBusy, useKey } from '../shared/useKey.ts';
import { useShortcut } from '../shared/useShortcut.ts';
import type { CommandPaletteProps } from './CommandPalette.tsx';
import { shortcutText } from '../shared/keys.ts';
import type { ShortcutsDialogProps } from './ShortcutsDialog.tsx';
import type { TwinsDialogProps } from './TwinsDialog.tsx';

type Shown = 'palette' | 'shortcuts' | 'twins';

interface Loaded {
  Palette: ComponentType<CommandPaletteProps>;
  Shortcuts: ComponentType<ShortcutsDialogProps>;
  Twins: ComponentType<TwinsDialogProps>;
}

async function load(): Promise<Loaded> {
  const [palette, shortcuts, twins] = await Promise.all([
    import('./CommandPalette.tsx'),
    import('./ShortcutsDialog.tsx'),
    import('./TwinsDialog.tsx'),
  ]);
  return {
    Palette: palette.CommandPalette,
    Shortcuts: shortcuts.ShortcutsDialog,
    Twins: twins.TwinsDialog,
  };
}

/**
 * The button and shortcut of the command palette, and the key of the shortcuts list; both dialogs are loaded on demand.
 */
export function AdminTools() {
  const { t } = useLingui();
  const showToast = useToast();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const show = async (what: Shown) => {
    try {
      if (!loaded) setLoaded(await load());
      setShown(what);
    } catch {
      showToast({ tone: 'error', message: t`Команды не загрузились. Проверьте связь и попробуйте ещё раз.` });
    }
  };
  // In a text field these keys may mean a link or a letter.
  useShortcut('k', () => void show('palette'), { isFree: () => !isBusy(document.activeElement) });
  useKey('?', () => void show('shortcuts'));
  const keys = shortcutText('K');
  const close = () => setShown(null);
  return (
    <>
      <IconButton
        glyph="search"
        label={t`Команды`}
        title={t`Команды и поиск (${keys})`}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => void show('palette')}
      />
      {loaded && shown === 'palette' ? (
        <loaded.Palette
          onClose={close}
          onShortcuts={() => setShown('shortcuts')}
          onTwins={() => setShown('twins')}
        />
      ) : null}
      {loaded && shown === 'twins' ? (
        <loaded.Twins onClose={close} onReopen={() => setShown('twins')} />
      ) : null}
      {loaded && shown === 'shortcuts' ? <loaded.Shortcuts onClose={close} /> : null}
    </>
  );
}
