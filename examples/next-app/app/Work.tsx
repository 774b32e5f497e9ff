'use client';
import { ErrorState, JanusProvider, PostRows, useRead } from '@janus-site/ui';
import { messages } from '@janus-site/ui/locales/en';
import { ProjectCard } from '@janus-site/ui/screens';
import { loaders } from './loaders.ts';

export function Work({ url, fallback }: { url: string; fallback: Readonly<Record<string, unknown>> }) {
  return (
    <JanusProvider language="en" messages={messages} url={url} fallback={fallback}>
      <main style={{ maxWidth: '44rem', margin: '2rem auto', padding: '0 1rem' }}>
        <h1>Work and writing</h1>
        <Projects />
        <Posts />
      </main>
    </JanusProvider>
  );
}

function Projects() {
  const answer = useRead(loaders.projects);
  if (answer.state === 'failed') return <ErrorState error={answer.error} onRetry={answer.retry} />;
  if (answer.state === 'pending') return null;
  return (
    <ul style={{ display: 'grid', gap: '1rem', listStyle: 'none', padding: 0 }}>
      {answer.data.items.map((project) => (
        <ProjectCard key={project.id} project={project} />
      ))}
    </ul>
  );
}

function Posts() {
  const answer = useRead(loaders.posts);
  if (answer.state === 'failed') return <ErrorState error={answer.error} onRetry={answer.retry} />;
  return answer.state === 'ready' ? <PostRows posts={answer.data.items} /> : null;
}
