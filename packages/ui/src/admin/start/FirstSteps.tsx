import { can, experiences, posts, profile, projects } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { acrossFaces, useFaceLinks } from '../shared/acrossFaces.ts';
import { card, cardHead, quiet, row, rowMain, rows } from '../shared/Page.css.ts';
import { Link } from '../../components/Link/Link.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { useRead } from '../../hooks/useRead.ts';
import { useSession } from '../../hooks/useSession.ts';

/** Missing parts of a new site, each with a link. Empty when nothing is missing. */
export function FirstSteps() {
  const { t } = useLingui();
  const { href } = useNavigation();
  const links = useFaceLinks();
  const { user } = useSession();
  const profileRead = useRead(can(user, 'manageProfile') ? profile.get() : null);
  const projectsRead = useRead(projects.all());
  const experiencesRead = useRead(experiences.all());
  const postsRead = useRead(posts.list({ limit: 1 }));
  const steps: { href: string; title: string; why: string }[] = [];
  if (profileRead.state === 'ready' && !profileRead.data.translations.some((one) => one.name.trim())) {
    steps.push({
      href: href('profile'),
      title: t`Расскажите о себе`,
      why: t`имя, чем занимаетесь, как с вами связаться`,
    });
  }
  if (projectsRead.state === 'ready' && projectsRead.data.total === 0) {
    steps.push({
      href: href('projectsAdmin', { query: { new: true } }),
      title: t`Покажите первый проект`,
      why: t`название, итог одной строкой, ссылка`,
    });
  }
  if (experiencesRead.state === 'ready' && experiencesRead.data.total === 0) {
    steps.push({
      href: href('experiencesAdmin', { query: { new: true } }),
      title: t`Добавьте место работы`,
      why: t`из мест работы и проектов складывается резюме`,
    });
  }
  if (postsRead.state === 'ready' && postsRead.data.total === 0) {
    steps.push({
      href: acrossFaces(links, 'blog', 'createPost'),
      title: t`Напишите первый пост`,
      why: t`черновик никому не виден, пока вы его не опубликуете`,
    });
  }
  if (steps.length === 0) return null;
  return (
    <section className={card}>
      <h2 className={cardHead}>{t`С чего начать`}</h2>
      <ul role="list" className={rows}>
        {steps.map((step) => (
          <li key={step.href} className={row}>
            <Link href={step.href}>{step.title}</Link>
            <span className={`${rowMain} ${quiet}`}>{step.why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
