import type { OperationId } from '../../contract/types.ts';
import { fileUpload } from '../requests/uploads.ts';
import type { BodyPlan, Plan } from '../requests/plans.ts';
import type { Outcome } from '../requests/send.ts';
import type { World } from '../requests/world.ts';

export type RequestParts = Partial<Pick<Plan, 'caller' | 'path' | 'query' | 'body'>>;
export type Ask = (id: OperationId, parts: RequestParts) => Promise<Outcome>;

export const nobody = '00000000-0000-4000-8000-0000000000ff';

export const ru = { language: { text: 'ru' } };
export const text = { language: 'ru', title: 'Текст' };
/** More than a text may have. */
export const headings = '# x\n'.repeat(2001);

/** The id of the created item. */
export const idOf = ({ text: answer }: Outcome): string => (JSON.parse(answer) as { id: string }).id;

/** Sent unchanged; `fitted` fills in the revisions of the database. */
export const json = (value: object): BodyPlan => ({ kind: 'json', value, isFitted: false });
export const fitted = (value: object): BodyPlan => ({ kind: 'json', value, isFitted: true });
export const raw = (type: string, text: string, headers = {}): BodyPlan => ({
  kind: 'raw',
  body: { type, bytes: Buffer.from(text), headers },
});

export const notAFile = (): RequestParts => ({
  body: { kind: 'raw', body: fileUpload(Buffer.from('neither')) },
});

/** Requests by operation and reason, perhaps after others. */
export type Special = Readonly<
  Record<string, (world: World, ask: Ask) => RequestParts | Promise<RequestParts>>
>;
