import { PostsAdmin } from './PostsAdmin.tsx';

/** The owner's pages, in the list of posts. */
export function PagesScreen() {
  return <PostsAdmin kind="page" />;
}
