import { SignInGate } from '../signIn/SignInGate.tsx';
import { StartPage } from './StartPage.tsx';

/** `/admin`: signing in for a visitor, the panel's start page for the signed in. */
export function LoginScreen() {
  return (
    <SignInGate>
      <StartPage />
    </SignInGate>
  );
}
