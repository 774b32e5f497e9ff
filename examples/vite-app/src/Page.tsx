import { posts, projects } from '@janus-site/core';
import { ErrorState, JanusProvider, PostRows, Skeleton, useRead } from '@janus-site/ui';
import { messages } from '@janus-site/ui/locales/en';
import { ProjectCard } from '@janus-site/ui/screens';

export function Page({ url }: { url: string }) {
  return (
    <JanusProvider language="en" messages={messages} url={url}>
      <main style={{ maxWidth: '44rem', margin: '2rem auto', padding: '0 1rem' }}>
        <h1>Work and writing</h1>
        <h2>Projects</h2>
        <Projects />
        <h2>Posts</h2>
        <Posts />
      </main>
    </JanusProvider>
  );
}

function Projects() {
  const answer = useRead(projects.cards('en', {}));
  if (answer.state === 'pending') return <Skeleton />;
  if (answer.state === 'failed') return <ErrorState error={answer.error} onRetry={answer.retry} />;
  return (
    <ul style={{ display: 'grid', gap: '1rem', listStyle: 'none', padding: 0 }}>
      {answer.data.items.map((project) => (
        <ProjectCard key={project.id} project={project} />
      ))}
    </ul>
  );
}

function Posts() {
  const answer = useRead(posts.published('en', { limit: 5 }));
  if (answer.state === 'pending') return <Skeleton />;
  if (answer.state === 'failed') return <ErrorState error={answer.error} onRetry={answer.retry} />;
  return <PostRows posts={answer.data.items} />;
}
