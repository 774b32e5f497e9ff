import { SignInGate } from '../signIn/SignInGate.tsx';
import { StartPage } from './StartPage.tsx';

/** `/admin`: the sign-in form, or the panel's start page when signed in. */
export function LoginScreen() {
  return (
    <SignInGate>
      <StartPage />
    </SignInGate>
  );
}
