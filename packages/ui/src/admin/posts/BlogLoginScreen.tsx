import { SignInGate } from '../signIn/SignInGate.tsx';
import { PostsAdmin } from './PostsAdmin.tsx';

/** `/login`: the sign-in form, or the list of posts when signed in. */
export function BlogLoginScreen() {
  return (
    <SignInGate>
      <PostsAdmin />
    </SignInGate>
  );
}
