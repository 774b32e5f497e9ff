import { createTokenApi } from '@janus-site/core';
import { Button, JanusProvider, PasswordField, UiProvider } from '@janus-site/ui';
import { messages as words } from '@janus-site/ui/locales/en';
import { useMemo, useState } from 'react';
import { Inbox } from './Inbox.tsx';

/** The token lives as long as the tab. */
const place = 'janus-token';

/** Janus allows this page by `JANUS_CORS_ORIGINS`, and this person by an access token with the scope `messages`. */
export function Dashboard({ url }: { url: string }) {
  const [token, setToken] = useState(() => sessionStorage.getItem(place) ?? '');
  const api = useMemo(
    () =>
      token ? createTokenApi({ baseUrls: { auth: url, portfolio: url, posts: url }, token }) : undefined,
    [url, token],
  );
  const keep = (value: string) => {
    sessionStorage.setItem(place, value);
    setToken(value);
  };
  // Another token may belong to another person: a new key drops all data.
  return (
    <JanusProvider key={token} language="en" messages={words} url={url} api={api} Provider={UiProvider}>
      <main
        style={{ maxWidth: '44rem', margin: '2rem auto', padding: '0 1rem', display: 'grid', gap: '1rem' }}
      >
        <h1>Messages</h1>
        {api ? <Inbox onForget={() => keep('')} /> : <TokenForm onToken={keep} />}
      </main>
    </JanusProvider>
  );
}

function TokenForm({ onToken }: { onToken(token: string): void }) {
  return (
    <form
      style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}
      action={(data) => {
        const token = data.get('token');
        if (typeof token === 'string') onToken(token.trim());
      }}
    >
      <PasswordField label="Access token" name="token" autoComplete="off" required />
      <Button type="submit" tone="primary">
        Show messages
      </Button>
    </form>
  );
}
