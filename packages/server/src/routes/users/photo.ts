import type { Call } from '../../contract/handler.ts';
import type { Handler } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import { writeContent } from '../../db/transaction.ts';
import { storePicture } from '../../media/store.ts';
import { presentUser } from './present.ts';
import { recordAccount } from './recordAccount.ts';
import { findManaged } from './rules.ts';
import { setPhoto } from './store.ts';

type PhotoCall = Call<'uploadUserPhoto'> | Call<'deleteUserPhoto'>;

/** The former picture is swept once nothing refers to it. */
function change(call: PhotoCall, photo: string | null): Promise<Schemas['User']> {
  const { db, caller, input } = call;
  return writeContent(db, async (trx) => {
    const { user } = await findManaged(trx, caller, input.params.id);
    await setPhoto(trx, user.id, photo, call.now());
    await recordAccount(trx, call, 'account_changed', user, ['photo']);
    return presentUser({ ...user, photo });
  });
}

export const uploadUserPhoto: Handler<'uploadUserPhoto'> = async (call) => {
  const { db, media, caller, input } = call;
  // The account is checked before the picture is stored, which costs more.
  await findManaged(db, caller, input.params.id);
  const { url } = await storePicture(db, media, input.file.bytes, {
    account: caller.id,
    inLibrary: false,
  });
  return { status: 200, body: await change(call, url) };
};

export const deleteUserPhoto: Handler<'deleteUserPhoto'> = async (call) => ({
  status: 200,
  body: await change(call, null),
});
