import type { ClientError, Outcome, Pending, Post, Result } from '@janus-site/core';
import { posts } from '@janus-site/core';
import type { PostAnswer, PostStep } from '@janus-site/core/editor';
import { useWrite } from '../../../hooks/useWrite.ts';
import { withKey } from '../../shared/withKey.ts';

const isMissing = (error: ClientError) => error.kind === 'http' && error.status === 404;

const ofPost = (result: Result<Post>): Outcome<PostAnswer> =>
  result.ok ? { ok: true, data: { kind: 'post', post: result.data } } : result;
const ofPending = (pending: Pending | null): Outcome<PostAnswer> => ({
  ok: true,
  data: { kind: 'pending', pending },
});

/** Returns the function that sends each save of a post. */
export function usePostCalls(): (step: PostStep, key: string) => Promise<Outcome<PostAnswer>> {
  const create = useWrite(withKey(posts.create));
  const update = useWrite(posts.update);
  const savePending = useWrite(posts.savePending);
  const dropPending = useWrite(posts.dropPending);
  return async (step, key) => {
    switch (step.kind) {
      case 'create':
        return ofPost(await create.run({ input: step.body, key }));
      case 'update':
        return ofPost(await update.run({ id: step.id, body: step.body }));
      case 'pending': {
        const { id, language, body } = step;
        const result = await savePending.run({ id, language, body });
        return result.ok ? ofPending(result.data) : result;
      }
      case 'drop': {
        const result = await dropPending.run(step);
        // Already discarded by somebody else.
        return result.ok || isMissing(result.error) ? ofPending(null) : result;
      }
    }
  };
}
