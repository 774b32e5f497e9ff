import { continueSession, makeHandover, takeHandover } from '../../accounts/handover/codes.ts';
import { isFaceOrigin } from '../../accounts/handover/faceOrigins.ts';
import { signDevice } from '../../accounts/deviceToken.ts';
import { signAccess } from '../../accounts/tokens.ts';
import type { Call, Handler } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import { inTransaction } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import { addressGroup } from '../../limits/addressGroup.ts';
import { rules, spend } from '../../limits/rateLimit.ts';
import { notingRefusal } from '../../trail/noteRefusal.ts';
import { recordEvent } from '../../trail/recordEvent.ts';

export const createHandover: Handler<'createHandover'> = async ({ db, settings, input, caller, now }) => {
  const { origin, code_challenge: challenge } = input.body;
  if (!isFaceOrigin(settings, origin)) throw problem('handover_unavailable');
  const moment = now();
  if (settings.rateLimits) await spend(db, rules.handover, caller.id, moment);
  const { code, expiresAt } = await makeHandover(db, {
    session_id: caller.sessionId,
    origin,
    challenge,
    now: moment,
  });
  return { status: 200, body: { code, expires_at: new Date(expiresAt).toISOString() } };
};

async function comeOver(call: Call<'signInWithHandover'>): Promise<Schemas['TokenPair']> {
  const { db, settings, input, request, now } = call;
  const { code, code_verifier: verifier } = input.body;
  const moment = now();
  if (settings.rateLimits) await spend(db, rules.handover, addressGroup(request.address), moment);
  const origin = String(request.headers['origin'] ?? '');
  const handover = await takeHandover(db, { code, verifier, origin, now: moment });
  if (!handover) throw problem('invalid_handover');
  const { user, sessionId, refreshToken, device } = await inTransaction(db, async (trx) => {
    const { userAgent, address } = request;
    const session = await continueSession(trx, handover, { userAgent, address, now: moment });
    if (!session) throw problem('invalid_handover');
    const object = { kind: 'session', id: session.sessionId, title: '' } as const;
    const author = { ...call, caller: session.user };
    await recordEvent(trx, author, { action: 'signed_in', object, details: ['handover'] });
    return session;
  });
  const secret = settings.secret ?? '';
  return {
    access_token: await signAccess(secret, { userId: user.id, sessionId }, moment),
    refresh_token: refreshToken,
    device_token: await signDevice(secret, { ...device, userId: user.id }),
  };
}

export const signInWithHandover: Handler<'signInWithHandover'> = async (call) => ({
  status: 200,
  body: await notingRefusal(call, ['handover'], () => comeOver(call)),
});
