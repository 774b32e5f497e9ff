import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conflictingAuthor, conflictingPost, fieldErrors } from '../data/errorText.ts';
import type { Language } from '../route/faces.ts';
import { languages } from '../route/faces.ts';
import { fakeClock } from '../testing/fakeClock.ts';
import type { FakeWindow } from '../testing/fakeDevice.ts';
import { fakeDevice } from '../testing/fakeDevice.ts';
import { postService } from '../testing/postService.ts';
import type { Editor } from './createEditor.ts';
import { createEditor } from './createEditor.ts';
import type { PostKind } from './post/postKind.ts';
import { postSides } from './post/postKind.ts';
import { postResource } from './post/postResource.ts';
import type { PostValues } from './post/postValues.ts';
import { viewOf } from './view.ts';

type Step =
  | { what: 'type' | 'erase'; tab: number; language: Language; at: number }
  | { what: 'wait'; milliseconds: number }
  | { what: 'save' | 'hide' | 'close' | 'crash' | 'read' | 'choose'; tab: number }
  | { what: 'publish' | 'giveUp' | 'remove'; tab: number; language: Language }
  | { what: 'answer'; tab: number; choice: 'mine' | 'theirs' | 'later' }
  | { what: 'elsewhere'; language: Language; way: 'save' | 'publish'; at: number }
  | { what: 'network'; state: 'fine' | 'away' | 'deaf' }
  | { what: 'latency'; milliseconds: number }
  | { what: 'signOut' | 'signIn' | 'breakDown' | 'repair' | 'fill' | 'clear' | 'kill' };

const tab = fc.nat({ max: 1 });
const language = fc.constantFrom(...languages);
const at = fc.nat({ max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ what: fc.constantFrom('type', 'type', 'type', 'erase'), tab, language, at }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      what: fc.constant('wait'),
      milliseconds: fc.constantFrom(0, 50, 301, 801, 1999, 2001, 5001, 20_000),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constantFrom('save', 'hide', 'close', 'crash', 'read', 'choose'),
      tab,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constantFrom('publish', 'publish', 'giveUp', 'remove'), tab, language }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('answer'),
      tab,
      choice: fc.constantFrom('mine', 'theirs', 'later'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('elsewhere'),
      language,
      way: fc.constantFrom('save', 'publish'),
      at,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('network'), state: fc.constantFrom('fine', 'away', 'deaf') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('latency'), milliseconds: fc.constantFrom(5, 400, 4000) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constantFrom('signOut', 'signIn', 'breakDown', 'repair', 'fill', 'clear', 'kill'),
    }),
  },
);

interface EditorTab {
  editor: Editor<PostKind>;
  opened: FakeWindow;
  leave(): void;
  signIn(): void;
}

interface Word {
  language: Language;
  at: number;
  /** The window where it was typed; null once that window is closed, or shows something else by choice. */
  tab: EditorTab | null;
}

/** Sets up two windows of one device, another author and a server that may be unreachable, and checks each promise. */
function makeRig() {
  const clock = fakeClock();
  const device = fakeDevice(clock);
  const service = postService(clock);
  const words = new Map<string, Word>();
  const foreign = new Map<string, Language>();
  const requests: { language: Language; text: string }[] = [];
  /** Violations found inside a call, where nothing may be thrown. */
  const violations: string[] = [];
  let count = 0;
  let published = 0;

  function openTab(): EditorTab {
    const opened = device.open();
    let underWay = 0;
    let autosavedAt = -Infinity;
    const signedIn = new Set<() => void>();
    const editor = createEditor<PostKind>({
      name: 'post.1',
      server: postSides(service.post()),
      resource: postResource({ check: () => ({}), fieldErrors, conflictingPost, conflictingAuthor }),
      device: opened,
      onSignedIn(callback) {
        signedIn.add(callback);
        return () => void signedIn.delete(callback);
      },
      async call(one) {
        const { save } = editor.getSnapshot();
        if (++underWay > 1) violations.push('two saves at a time');
        if (save && !save.command.isByHand && save.at === 0) {
          if (clock.now() - autosavedAt < 5_000) violations.push('saved by itself too soon');
          autosavedAt = clock.now();
        }
        const result = await service.call(one);
        underWay -= 1;
        // A closed window receives no response.
        return opened.isAlive() ? result : new Promise(() => undefined);
      },
    });
    const leave = editor.start();
    return { editor, opened, leave, signIn: () => signedIn.forEach((callback) => callback()) };
  }
  const tabs: (EditorTab | null)[] = [openTab(), null];
  const tabAt = (index: number): EditorTab => (tabs[index] ??= openTab());

  const textIn = (values: PostValues, one: Language) => JSON.stringify(values[one]);
  const onServer = (word: string, one: Language) => JSON.stringify(service.texts(one)).includes(word);
  const onDevice = (word: string) => JSON.stringify(device.kept()).includes(word);

  function put(text: string, word: string, place: number): string {
    const paragraphs = text.split('\n\n');
    if (place >= paragraphs.length) return `${text}\n\n${word}`;
    return paragraphs.map((one, index) => (index === place ? `${one} ${word}` : one)).join('\n\n');
  }
  function typeIn({ editor }: EditorTab, one: Language, change: (body: string) => string): void {
    const text = editor.getSnapshot().values[one];
    // A removed text is begun again with a title, without which it is not saved automatically.
    const next = { ...text, title: text.title || one, body: change(text.body) };
    editor.dispatch({ type: 'typed', part: { [one]: next }, field: 'text' });
  }
  /** Closes the window: the last words typed may be lost, and so may words that it reported as not stored. */
  function end(one: EditorTab): void {
    const { isKept } = viewOf(one.editor.getSnapshot());
    for (const [word, typed] of words) {
      if (typed.tab !== one) continue;
      typed.tab = null;
      const mayGo = !isKept || clock.now() - typed.at <= 2_000;
      if (mayGo && !onDevice(word) && !onServer(word, typed.language)) words.delete(word);
    }
    tabs[tabs.indexOf(one)] = null;
  }
  /** The person saw these versions and chose one: words that it does not contain may be lost. */
  function settle(shown: readonly PostValues[], chosen: PostValues): void {
    const isGone = (word: string, one: Language) =>
      shown.some((values) => textIn(values, one).includes(word)) && !textIn(chosen, one).includes(word);
    for (const [word, typed] of words) if (isGone(word, typed.language)) words.delete(word);
    for (const [word, one] of foreign) if (isGone(word, one)) foreign.delete(word);
  }
  /** The person gives up the text on the screen: its words may be lost. */
  function abandon(editor: Editor<PostKind>, one: Language): void {
    const seen = textIn(editor.getSnapshot().values, one);
    const mayGo = (word: string, other: Language) => other === one && seen.includes(word);
    for (const [word, typed] of words) if (mayGo(word, typed.language)) words.delete(word);
    for (const [word, other] of foreign) if (mayGo(word, other)) foreign.delete(word);
  }
  function answer({ editor }: EditorTab, choice: 'mine' | 'theirs' | 'later'): void {
    const { conflict, values } = editor.getSnapshot();
    if (!conflict || conflict.isPostponed) return;
    const { theirs } = conflict.stale;
    const chosen = choice === 'mine' ? values : theirs;
    if (choice !== 'later') settle([values, theirs], chosen);
    editor.dispatch({ type: 'conflictSettled', values: choice === 'later' ? null : chosen });
  }

  function check(): void {
    expect(violations).toEqual([]);
    for (const [word, { language: one, at: typedAt, tab: owner }] of words) {
      if (clock.now() - typedAt <= 2_000) continue;
      const state = owner?.editor.getSnapshot();
      const isSafe = onDevice(word) || onServer(word, one);
      if (state) expect(textIn(state.values, one), `${word} left the screen`).toContain(word);
      const isReported = state ? !viewOf(state).isKept : false;
      expect(isSafe || isReported, `${word} is nowhere but on the screen`).toBe(true);
    }
    for (const [word, one] of foreign)
      expect(onServer(word, one), `${word} of somebody else was written over`).toBe(true);
    for (; published < service.publications.length; published += 1) {
      const publication = service.publications[published];
      expect(requests).toContainEqual({
        language: publication?.language,
        text: JSON.stringify(publication?.text),
      });
    }
  }

  async function run(one: Step): Promise<void> {
    switch (one.what) {
      case 'type': {
        const target = tabAt(one.tab);
        const word = `w${++count}w`;
        typeIn(target, one.language, (body) => put(body, word, one.at));
        words.set(word, { language: one.language, at: clock.now(), tab: target });
        return;
      }
      case 'erase': {
        const target = tabAt(one.tab);
        const own = [...words].filter(([, typed]) => typed.tab === target && typed.language === one.language);
        const [word] = own[one.at % Math.max(1, own.length)] ?? [];
        if (!word) return;
        words.delete(word);
        return typeIn(target, one.language, (body) => body.replace(word, ''));
      }
      case 'wait':
        return clock.advance(one.milliseconds);
      case 'save':
        return void tabAt(one.tab).editor.save({ statusChanges: {}, isByHand: true });
      case 'publish': {
        const { editor } = tabAt(one.tab);
        const text = editor.getSnapshot().values[one.language];
        // A text without a title cannot be published.
        if (!text.title) return;
        requests.push({ language: one.language, text: JSON.stringify(text) });
        const statusChanges = { [one.language]: { status: 'published' as const } };
        return void editor.save({ statusChanges, isByHand: true });
      }
      case 'giveUp': {
        const { editor } = tabAt(one.tab);
        abandon(editor, one.language);
        return void editor.save({ statusChanges: {}, isByHand: true, drop: one.language });
      }
      case 'remove': {
        const { editor } = tabAt(one.tab);
        // The last text of a post cannot be removed.
        if (service.post().translations.length < languages.length) return;
        abandon(editor, one.language);
        return void editor.save({ statusChanges: { [one.language]: { removed: true } }, isByHand: true });
      }
      case 'hide':
        return tabAt(one.tab).opened.hide();
      case 'close': {
        const target = tabAt(one.tab);
        target.leave();
        return end(target);
      }
      case 'crash': {
        const target = tabAt(one.tab);
        target.opened.die();
        return end(target);
      }
      case 'kill': {
        device.kill();
        for (const target of tabs) if (target) end(target);
        return;
      }
      case 'read':
        if (service.network === 'fine')
          tabAt(one.tab).editor.dispatch({ type: 'serverRead', ...postSides(service.post()) });
        return;
      case 'choose': {
        const target = tabAt(one.tab);
        const [other] = viewOf(target.editor.getSnapshot()).others;
        if (!other || device.isFull) return;
        target.editor.dispatch({ type: 'draftChosen', draft: other });
        const { values } = target.editor.getSnapshot();
        for (const [word, typed] of words)
          if (typed.tab === target && !textIn(values, typed.language).includes(word)) typed.tab = null;
        return;
      }
      case 'answer':
        return answer(tabAt(one.tab), one.choice);
      case 'elsewhere': {
        const word = `f${++count}f`;
        service.writeElsewhere(one.language, one.way, (text) => ({
          ...text,
          body: put(text.body, word, one.at),
        }));
        foreign.set(word, one.language);
        return;
      }
      case 'network':
        return void (service.network = one.state);
      case 'latency':
        return void (service.latency = one.milliseconds);
      case 'signOut':
        return void (service.isSignedOut = true);
      case 'signIn': {
        service.isSignedOut = false;
        for (const target of tabs) target?.signIn();
        return;
      }
      case 'breakDown':
      case 'repair':
        return void (service.isBroken = one.what === 'breakDown');
      case 'fill':
      case 'clear':
        return void (device.isFull = one.what === 'fill');
    }
  }
  /** Ends all failures and resolves all conflicts. */
  async function settleAll(): Promise<void> {
    Object.assign(service, { network: 'fine', isBroken: false, latency: 5 });
    device.isFull = false;
    await run({ what: 'signIn' });
    for (let round = 0; round < 8; round += 1) {
      await clock.advance(12_000);
      for (const target of tabs) {
        if (!target) continue;
        if (target.editor.getSnapshot().conflict?.isPostponed)
          void target.editor.save({ statusChanges: {}, isByHand: true });
        answer(target, 'mine');
      }
      check();
    }
    for (const target of tabs) {
      const state = target?.editor.getSnapshot();
      if (!state) continue;
      // Nothing waits forever.
      expect({
        isDirty: viewOf(state).isDirty,
        saving: state.saving,
        conflict: state.conflict,
      }).toMatchObject({
        isDirty: false,
        conflict: null,
      });
      expect(state.save).toBeNull();
    }
  }
  return { run, check, settleAll };
}

/** Runs that chance rarely produces and that once lost words. */
const former: readonly Step[][] = [
  // A lost response belongs to the values on the screen at that time, not to a draft shown since.
  [
    { what: 'network', state: 'deaf' },
    { what: 'type', tab: 0, language: 'ru', at: 0 },
    { what: 'wait', milliseconds: 5001 },
    { what: 'elsewhere', language: 'ru', way: 'save', at: 0 },
    { what: 'kill' },
    { what: 'type', tab: 1, language: 'ru', at: 0 },
    { what: 'wait', milliseconds: 2001 },
    { what: 'signOut' },
    { what: 'type', tab: 1, language: 'ru', at: 0 },
    { what: 'network', state: 'fine' },
    { what: 'type', tab: 1, language: 'ru', at: 0 },
    { what: 'choose', tab: 1 },
  ],
  // A draft was shown while something else was being published.
  [
    { what: 'breakDown' },
    { what: 'elsewhere', language: 'ru', way: 'save', at: 0 },
    { what: 'type', tab: 0, language: 'ru', at: 0 },
    { what: 'close', tab: 0 },
    { what: 'kill' },
    { what: 'publish', tab: 0, language: 'ru' },
    { what: 'wait', milliseconds: 801 },
    { what: 'elsewhere', language: 'en', way: 'save', at: 0 },
    { what: 'network', state: 'fine' },
  ],
  // A change begun before somebody's publication was to be saved after it.
  [
    { what: 'type', tab: 0, language: 'ru', at: 0 },
    { what: 'wait', milliseconds: 801 },
    { what: 'type', tab: 1, language: 'en', at: 0 },
    { what: 'elsewhere', language: 'ru', way: 'publish', at: 0 },
    { what: 'wait', milliseconds: 1999 },
    { what: 'publish', tab: 1, language: 'ru' },
    { what: 'wait', milliseconds: 0 },
  ],
  [
    { what: 'type', tab: 0, language: 'ru', at: 0 },
    { what: 'publish', tab: 0, language: 'ru' },
    { what: 'type', tab: 1, language: 'ru', at: 0 },
    { what: 'wait', milliseconds: 5001 },
    { what: 'read', tab: 0 },
  ],
];

const runs = Number(process.env['JANUS_RUNS'] ?? 2_000);

test('random interleavings of two windows, another author and a failing server keep every promise', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (script) => {
      const rig = makeRig();
      for (const one of script) {
        await rig.run(one);
        rig.check();
      }
      await rig.settleAll();
    }),
    {
      numRuns: runs,
      seed: Number(process.env['JANUS_SEED'] ?? 23),
      examples: former.map((script) => [script]),
    },
  );
}, 120_000);
