import type { Redirect } from '@janus-site/core';
import { redirects } from '@janus-site/core';
import { useWrite } from '../../../hooks/useWrite.ts';
import type { BulkActions, Named } from '../../lists/useBulkActions.ts';
import { useBulkActions } from '../../lists/useBulkActions.ts';
import { useDeletion } from '../../lists/useDeletion.ts';

export interface RedirectActions {
  acts: BulkActions<Named>;
  /** Ids that are gone for the eye. */
  hidden: ReadonlySet<string>;
  /** Makes the address lead nowhere, with the way back. */
  remove(redirect: Redirect): void;
}

/** What can be done with a redirect from the list. */
export function useRedirectActions(): RedirectActions {
  const acts = useBulkActions<Named>();
  const remove = useWrite(redirects.remove);
  const restore = useWrite(redirects.restore);
  const deletion = useDeletion(acts, {
    remove: (id) => remove.run({ id }),
    restore: (id) => restore.run({ id }),
  });
  return {
    acts,
    hidden: deletion.hidden,
    remove: ({ id, from }) => deletion.remove([{ id, title: from }]),
  };
}
