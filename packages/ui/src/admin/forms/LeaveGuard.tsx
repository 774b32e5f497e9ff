import { useEffect, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { useHost } from '../../hooks/host.ts';

export interface LeaveGuardProps {
  /** Leaving now would lose something. */
  isActive: boolean;
  /** What would be lost, where it is not words. */
  loss?: { heading: string; lead: string };
  /** Saves; answers whether it worked. Absent where only waiting helps. */
  onSave?(): Promise<boolean>;
}

/** The browser's own question when the tab is closed. */
function useUnloadPrompt(isActive: boolean) {
  useEffect(() => {
    if (!isActive) return undefined;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isActive]);
}

/** Catches presses on links before they navigate. */
function useLinkHold(isActive: boolean, onLeave: (to: string) => void) {
  useEffect(() => {
    if (!isActive) return undefined;
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain =
        event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      if (
        !link ||
        !isPlain ||
        (link.target && link.target !== '_self') ||
        link.origin !== window.location.origin
      )
        return;
      if (link.hash && link.pathname === window.location.pathname && link.search === window.location.search)
        return;
      event.preventDefault();
      event.stopPropagation();
      onLeave(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', handleClick, { capture: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, [isActive, onLeave]);
}

/**
 * Catches the way back and forward: the browser has changed the address by then, so it is put back, and nobody else
 * hears of the change.
 */
function useHistoryHold(isActive: boolean, onLeave: (to: string) => void) {
  useEffect(() => {
    if (!isActive) return undefined;
    const { href, pathname, search } = window.location;
    const state: unknown = window.history.state;
    const handlePop = (event: PopStateEvent) => {
      const to = window.location;
      if (to.pathname === pathname && to.search === search) return;
      event.stopImmediatePropagation();
      const target = to.pathname + to.search + to.hash;
      window.history.pushState(state, '', href);
      onLeave(target);
    };
    // Captured: before the router, which listens on the window too.
    window.addEventListener('popstate', handlePop, { capture: true });
    return () => window.removeEventListener('popstate', handlePop, { capture: true });
  }, [isActive, onLeave]);
}

/** Asks before leaving, only while something would be lost: save and leave, leave, stay. */
export function LeaveGuard({ isActive, loss, onSave }: LeaveGuardProps) {
  const { t } = useLingui();
  const host = useHost();
  const [target, setTarget] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  useUnloadPrompt(isActive);
  useLinkHold(isActive, setTarget);
  useHistoryHold(isActive, setTarget);

  const leave = (to: string) => {
    setTarget(null);
    host.navigate(to);
  };
  const handleSave = async (to: string, save: () => Promise<boolean>) => {
    setSaving(true);
    const isSaved = await save();
    setSaving(false);
    if (isSaved) leave(to);
    else setTarget(null);
  };
  return (
    <Dialog
      role="alertdialog"
      size="small"
      heading={loss?.heading ?? t`Уйти без сохранения?`}
      lead={
        loss?.lead ?? t`Изменений нет ни на сервере, ни на этом устройстве. Если уйти сейчас, они пропадут.`
      }
      isOpen={target !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) setTarget(null);
      }}
      actions={
        target === null ? null : (
          <>
            <Button tone="quiet" onClick={() => setTarget(null)}>{t`Остаться`}</Button>
            <Button tone="danger" onClick={() => leave(target)}>{t`Уйти`}</Button>
            {onSave ? (
              <Button tone="primary" isPending={isSaving} onClick={() => void handleSave(target, onSave)}>
                {t`Сохранить и уйти`}
              </Button>
            ) : null}
          </>
        )
      }
    />
  );
}
