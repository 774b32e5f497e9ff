import type { Site } from '@janus-site/core';
import { loginRoute, routeRow } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { AdminTools } from '../palette/AdminTools.tsx';
import { useDeviceSwitch } from '../shared/deviceSwitch.ts';
import { useSignedInMark } from '../signIn/handover/useSignedInMark.ts';
import { useGate } from '../signIn/useGate.ts';
import { useKeptFocus } from '../../hooks/useKeptFocus.ts';
import { useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { ThemeMenu } from '../../components/ThemeMenu/ThemeMenu.tsx';
import { ToastProvider } from '../../components/Toast/Toast.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { useProfile } from '../../hooks/useProfile.ts';
import { useRead } from '../../hooks/useRead.ts';
import { siteLoader } from '../../hooks/useSite.ts';
import { useSession } from '../../hooks/useSession.ts';
import '../../theme/global.css.ts';
import { desktopQuery } from '../../theme/media.ts';
import { PlainLayout } from './PlainLayout.tsx';
import * as styles from './AdminLayout.css.ts';
import { AdminMenu } from './AdminMenu.tsx';
import { ConfirmationRequest } from './ConfirmationRequest.tsx';
import { BarLogo } from './BarLogo.tsx';
import { contentId } from '../../components/PageHead/contentId.ts';
import { NewPostLink } from './NewPostLink.tsx';
import { Protected } from './Protected.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The props of `AdminLayout`. */
export interface AdminLayoutProps {
  children: ReactNode;
}

/** The frame of the admin area: top bar, side menu, session guard, toasts and tooltips. */
export function AdminLayout({ children }: AdminLayoutProps) {
  const { route, language, face } = usePage();
  const { status } = useSession();
  const owner = useProfile()?.text;
  // another tab may have changed the site's name or logo
  const read = useRead(siteLoader({ language, face }), { reloadOnFocus: true });
  const site = read.state === 'ready' ? read.data : undefined;
  const words = site?.[language];
  const gate = useGate();
  const isOpen = gate.state === 'open' || gate.state === 'ended';
  useSignedInMark(gate.state === 'open');
  // The blog's sign-in page is plain until somebody is signed in: then it is the list of posts.
  if (route === 'blogLogin' && !isOpen) {
    return (
      <PlainLayout>
        <PageHead owner={owner} words={words} isHidden />
        {children}
      </PlainLayout>
    );
  }
  const isPublic = route === 'notFound' || routeRow(route).access === 'public';
  return (
    <ToastProvider>
      <PageHead owner={owner} words={words} isHidden />
      <Frame
        isSignedIn={isOpen || status === 'authenticated'}
        isSettled={status !== 'unknown' || isOpen}
        site={site}
      >
        {isPublic ? children : <Protected gate={gate}>{children}</Protected>}
      </Frame>
      <Tooltip />
      <ConfirmationRequest />
    </ToastProvider>
  );
}

interface FrameProps {
  isSignedIn: boolean;
  /** Whether the session is known: until then neither «Войти» nor a name is shown. */
  isSettled: boolean;
  site: Site | undefined;
  children: ReactNode;
}

function Frame({ isSignedIn, isSettled, site, children }: FrameProps) {
  const { t } = useLingui();
  const { face } = usePage();
  const { href } = useNavigation();
  const { user } = useSession();
  const drawerId = useId();
  const content = useRef<HTMLElement>(null);
  useKeptFocus(content);
  const isDesktop = useMediaQuery(desktopQuery, true);
  const [isPinned, setPinned] = useDeviceSwitch('drawerOpen');
  const [isTemporary, setTemporary] = useState(false);
  const isShown = isDesktop ? isPinned : isTemporary;
  const login = href(loginRoute[face]);

  return (
    <div className={styles.frame}>
      <a href={`#${contentId}`} className={styles.skip}>
        {t`К содержанию`}
      </a>
      <header className={styles.bar}>
        <IconButton
          glyph="menu"
          label={isShown ? t`Скрыть меню` : t`Показать меню`}
          aria-expanded={isShown}
          aria-controls={drawerId}
          onClick={() => (isDesktop ? setPinned(!isPinned) : setTemporary(true))}
        />
        <Link href={login} className={styles.home}>
          <BarLogo site={site} />
          <span className={styles.title}>{t`Администраторская панель`}</span>
        </Link>
        <div className={styles.tools}>
          {isSignedIn ? <NewPostLink /> : null}
          {isSignedIn ? <AdminTools /> : null}
          <div className={isSignedIn ? styles.theme : undefined}>
            <ThemeMenu />
          </div>
          {isSignedIn ? <UserMenu user={user} /> : null}
          {!isSignedIn && isSettled ? <ButtonLink href={login}>{t`Войти`}</ButtonLink> : null}
        </div>
      </header>
      <div className={styles.body}>
        <div className={styles.side}>
          <Drawer
            variant="permanent"
            id={drawerId}
            label={t`Меню`}
            isOpen={isPinned}
            onOpenChange={setPinned}
          >
            <AdminMenu />
          </Drawer>
        </div>
        {isDesktop ? null : (
          <Drawer variant="temporary" label={t`Меню`} isOpen={isTemporary} onOpenChange={setTemporary}>
            <AdminMenu onChoose={() => setTemporary(false)} />
          </Drawer>
        )}
        <main ref={content} id={contentId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
}
