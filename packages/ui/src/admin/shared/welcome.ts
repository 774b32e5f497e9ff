const key = 'welcome';
const over = 'over';

/** Whether the assistant of the first visit was finished or put away on this device. */
export function isWelcomeOver(): boolean {
  try {
    return localStorage.getItem(key) === over;
  } catch {
    // without storage the offer would come back with every visit
    return true;
  }
}

/** It is not offered any more. */
export function endWelcome(): void {
  localStorage.setItem(key, over);
}
