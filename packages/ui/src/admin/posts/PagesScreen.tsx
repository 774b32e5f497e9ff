import { PostsAdmin } from './PostsAdmin.tsx';

/** The owner's pages, shown as a list of posts. */
export function PagesScreen() {
  return <PostsAdmin kind="page" />;
}
