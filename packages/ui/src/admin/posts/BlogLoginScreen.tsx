import { SignInGate } from '../signIn/SignInGate.tsx';
import { PostsAdmin } from './PostsAdmin.tsx';

/** `/login`: signing in for a visitor, the list of posts for the signed in. */
export function BlogLoginScreen() {
  return (
    <SignInGate>
      <PostsAdmin />
    </SignInGate>
  );
}
