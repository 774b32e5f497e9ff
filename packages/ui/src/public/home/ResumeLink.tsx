import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { resumeHref } from '../../text/addresses.ts';

/** A link in the head to the career as data, for tools. */
export function ResumeLink() {
  const { language } = usePage();
  const navigation = useNavigation();
  const href = new URL(resumeHref({ language, href: navigation.href }), navigation.origin).href;
  return <link rel="alternate" type="application/json" title="JSON Resume" href={href} />;
}
