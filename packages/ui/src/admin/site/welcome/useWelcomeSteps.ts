import type { ClientError, Language, ProfileUpdate, SiteTextsUpdate } from '@janus-site/core';
import { languages, loginRoute, profile, sample, site, users } from '@janus-site/core';
import { useState } from 'react';
import { useNavigation } from '../../../hooks/navigation.ts';
import { usePage } from '../../../hooks/page.ts';
import { useServices } from '../../../hooks/services.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { turn } from '../../shared/deviceSwitch.ts';
import { useKeptValues } from './useKeptValues.ts';
import { useLogoAnswer } from './useLogoAnswer.ts';
import {
  accountNames,
  blogNameOf,
  contactsOf,
  looksOf,
  textOf,
  titlesOf,
  type WelcomeValues,
} from './welcomeValues.ts';

export const welcomeSteps = ['person', 'contacts', 'look', 'sample'] as const;
export type WelcomeStep = (typeof welcomeSteps)[number];

export interface WelcomeSteps {
  step: WelcomeStep;
  values: WelcomeValues;
  change(part: Partial<WelcomeValues>): void;
  /** Saves the answers of the step and continues; stays on the step if refused. */
  save(): Promise<void>;
  /** Continues without saving. */
  skip(): void;
  back(): void;
  /** Dismisses the questions and opens the start page. */
  end(): void;
  isSaving: boolean;
  /** The message about an incomplete logo. */
  logoProblem: string | undefined;
  error: ClientError | null;
}

type Outcome = { ok: true } | { ok: false; error: ClientError };

const done: Outcome = { ok: true };
const nobody = { github: null, telegram: null, email: null, photo: null };

/** Sends nothing if there is no answer. */
async function unlessEmpty<Body extends object>(
  body: Body,
  send: (body: Body) => Promise<Outcome>,
): Promise<Outcome> {
  return Object.keys(body).length === 0 ? done : send(body);
}

/** Saves one language after another; stops at the first refusal. */
async function inEachLanguage(save: (language: Language) => Promise<Outcome>): Promise<Outcome> {
  for (const language of languages) {
    const result = await save(language);
    if (!result.ok) return result;
  }
  return done;
}

/** Returns a save of contacts that removes those of the sample person the first time. */
function useContactsWrite(): (contacts: ProfileUpdate, isSample: boolean) => Promise<Outcome> {
  const [isCleared, setCleared] = useState(false);
  const { run } = useWrite(profile.update);
  return async (contacts, isSample) => {
    const result = await unlessEmpty({ ...(isSample && !isCleared && nobody), ...contacts }, run);
    if (result.ok) setCleared(true);
    return result;
  };
}

/** Returns how to save with the knowledge whether the profile is the sample's, requested when it is needed. */
function useBesideSample() {
  const { api } = useServices();
  return async (save: (isSample: boolean) => Promise<Outcome>): Promise<Outcome> => {
    const content = await sample.state().load(api);
    return content.ok ? save(content.data.has_profile) : content;
  };
}

/** The setup questions one after another, each saved when answered. */
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
  const { run: changeSite } = useWrite(site.update);
  const { run: changeWords } = useWrite(site.updateTranslation);
  const { run: changeUser } = useWrite(users.update);
  const saveContacts = useContactsWrite();
  const besideSample = useBesideSample();
  const step = welcomeSteps[at] ?? 'person';
  const logo = useLogoAnswer(step === 'look' ? values.logo : null);

  const saveWords = (language: Language, words: SiteTextsUpdate) =>
    unlessEmpty(words, (body) => changeWords({ language, body }));
  const savePerson = async (isSample: boolean): Promise<Outcome> => {
    const texts = await inEachLanguage(async (language) => {
      const text = await changeText({ language, body: textOf(values, language, isSample) });
      return text.ok ? saveWords(language, await titlesOf(values, language)) : text;
    });
    if (!texts.ok) return texts;
    const names = user ? accountNames(user, values.name.ru || values.name.en) : null;
    if (user && names) {
      const named = await changeUser({ id: user.id, body: names });
      if (!named.ok) return named;
      await session.loadUser();
    }
    return saveContacts({}, isSample);
  };
  const saveLook = async (): Promise<Outcome> => {
    const named = await inEachLanguage((language) => saveWords(language, blogNameOf(values, language)));
    return named.ok ? unlessEmpty(looksOf(values), changeSite) : named;
  };
  const saves: Record<WelcomeStep, (() => Promise<Outcome>) | null> = {
    person: () => besideSample(savePerson),
    contacts: () =>
      unlessEmpty(contactsOf(values), (contacts) =>
        besideSample((isSample) => saveContacts(contacts, isSample)),
      ),
    look: saveLook,
    sample: null,
  };
  const end = () => {
    forget();
    turn('welcome', false);
    navigate(href(loginRoute[face]));
  };
  const go = (to: number) => {
    setError(null);
    logo.forget();
    if (to < welcomeSteps.length) return setAt(to);
    return end();
  };
  return {
    step,
    values,
    change: (part) => {
      setError(null);
      change(part);
    },
    save: async () => {
      if (!logo.check()) return;
      setSaving(true);
      const result = (await saves[step]?.()) ?? done;
      setSaving(false);
      if (result.ok) go(at + 1);
      else setError(result.error);
    },
    skip: () => go(at + 1),
    end,
    back: () => go(Math.max(0, at - 1)),
    isSaving,
    logoProblem: logo.problem,
    error,
  };
}
