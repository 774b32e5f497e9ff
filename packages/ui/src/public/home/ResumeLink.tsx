import { useHost } from '../../hooks/host.ts';
import { resumeHref } from '../../text/addresses.ts';

/** Lets tools find the career record as data. */
export function ResumeLink() {
  const host = useHost();
  const href = new URL(resumeHref(host), host.origin ?? 'http://localhost').href;
  return <link rel="alternate" type="application/json" title="JSON Resume" href={href} />;
}
