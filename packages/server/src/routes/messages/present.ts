import type { Schemas } from '../../contract/types.ts';
import type { MessageTable } from '../../db/schema/portfolio.ts';

const timeOf = (time: number | null) => (time === null ? null : new Date(time).toISOString());

export function presentMessage({ deleted_at: _deleted, ...row }: MessageTable): Schemas['Message'] {
  return {
    ...row,
    created_at: new Date(row.created_at).toISOString(),
    read_at: timeOf(row.read_at),
    answered_at: timeOf(row.answered_at),
    replies: JSON.parse(row.replies) as Schemas['MessageReply'][],
  };
}
