import type { ClientError, Result } from '@janus-site/core';
import { languages, loginRoute, profile, site, users } from '@janus-site/core';
import { useState } from 'react';
import { useNavigation } from '../../../hooks/navigation.ts';
import { usePage } from '../../../hooks/page.ts';
import { useServices } from '../../../hooks/services.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { endWelcome } from '../../shared/welcome.ts';
import { useKeptValues } from './useKeptValues.ts';
import { accentsOf, accountNames, contactsOf, textOf, type WelcomeValues } from './welcomeValues.ts';

export const welcomeSteps = ['person', 'contacts', 'look', 'sample'] as const;
export type WelcomeStep = (typeof welcomeSteps)[number];

export interface WelcomeSteps {
  step: WelcomeStep;
  values: WelcomeValues;
  change(part: Partial<WelcomeValues>): void;
  /** Saves what the step asks and goes on; stays where that is refused. */
  save(): Promise<void>;
  /** Goes on without saving. */
  skip(): void;
  back(): void;
  /** Puts the assistant away and leads to the start page. */
  end(): void;
  isSaving: boolean;
  error: ClientError | null;
}

/** The questions of the assistant one after another, each saved as it is answered. */
export function useWelcomeSteps(): WelcomeSteps {
  const { session } = useServices();
  const { face } = usePage();
  const { href, navigate } = useNavigation();
  const { user } = useSession();
  const [at, setAt] = useState(0);
  const { values, change, forget } = useKeptValues();
  const [error, setError] = useState<ClientError | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { run: changeText } = useWrite(profile.updateTranslation);
  const { run: changeProfile } = useWrite(profile.update);
  const { run: changeSite } = useWrite(site.update);
  const { run: changeUser } = useWrite(users.update);
  const step = welcomeSteps[at] ?? 'person';

  const savePerson = async (): Promise<Result<unknown>> => {
    for (const language of languages) {
      const result = await changeText({ language, body: textOf(values, language) });
      if (!result.ok) return result;
    }
    const cleared = await changeProfile({ github: null, telegram: null, email: null, photo: null });
    const names = user ? accountNames(user, values.name.ru || values.name.en) : null;
    if (!cleared.ok || !user || !names) return cleared;
    const named = await changeUser({ id: user.id, body: names });
    if (named.ok) await session.loadUser();
    return named;
  };
  const saves: Record<WelcomeStep, (() => Promise<Result<unknown>>) | null> = {
    person: savePerson,
    contacts: () => changeProfile(contactsOf(values)),
    look: () => changeSite(accentsOf(values)),
    sample: null,
  };
  const end = () => {
    forget();
    endWelcome();
    navigate(href(loginRoute[face]));
  };
  const go = (to: number) => {
    setError(null);
    if (to < welcomeSteps.length) return setAt(to);
    return end();
  };
  return {
    step,
    values,
    change,
    save: async () => {
      setSaving(true);
      const result = (await saves[step]?.()) ?? { ok: true };
      setSaving(false);
      if (result.ok) go(at + 1);
      else setError(result.error);
    },
    skip: () => go(at + 1),
    end,
    back: () => go(Math.max(0, at - 1)),
    isSaving,
    error,
  };
}
