import { messages } from '@janus-site/core';
import type { Message } from '@janus-site/core';
import { Button, EmptyState, ErrorState, Skeleton, useMore, useWrite } from '@janus-site/ui';

/** The messages in the inbox, newest first. */
export function Inbox({ onForget }: { onForget(): void }) {
  const inbox = useMore((cursor) => messages.list({ state: 'inbox', limit: 20, cursor }));
  if (inbox.state === 'pending') return <Skeleton />;
  return (
    <>
      {inbox.state === 'failed' && (
        <ErrorState title="The messages cannot be read" error={inbox.error} onRetry={inbox.retry} />
      )}
      {inbox.state === 'ready' && inbox.items.length === 0 && (
        <EmptyState title="No messages">Whatever visitors write comes here.</EmptyState>
      )}
      {inbox.state === 'ready' && inbox.items.map((message) => <Row key={message.id} message={message} />)}
      {inbox.state === 'ready' && inbox.error && (
        <ErrorState title="Some messages cannot be read" error={inbox.error} onRetry={inbox.reload} />
      )}
      {inbox.state === 'ready' && inbox.hasMore && (
        <Button isPending={inbox.isLoadingMore} onClick={inbox.loadMore}>
          Show more
        </Button>
      )}
      <Button tone="quiet" onClick={onForget}>
        Forget the token
      </Button>
    </>
  );
}

function Row({ message }: { message: Message }) {
  const update = useWrite(messages.update);
  const { id, name, email, telegram, created_at: sent } = message;
  const isAnswered = message.answered_at !== null;
  return (
    <article aria-labelledby={`name-${id}`}>
      <h2 id={`name-${id}`}>{name}</h2>
      <p>
        <time dateTime={sent}>{new Date(sent).toLocaleString('en')}</time>
        {email && <a href={`mailto:${email}`}> {email}</a>}
        {telegram && ` ${telegram}`}
      </p>
      <p style={{ whiteSpace: 'pre-wrap' }}>{message.message}</p>
      <p style={{ display: 'flex', gap: '0.5rem' }}>
        <Button onClick={() => void update.run({ id, body: { is_answered: !isAnswered } })}>
          {isAnswered ? 'Not answered' : 'Mark as answered'}
        </Button>
        <Button onClick={() => void update.run({ id, body: { state: 'archived' } })}>Put away</Button>
      </p>
      {update.error && <ErrorState error={update.error} />}
    </article>
  );
}
