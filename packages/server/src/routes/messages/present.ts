import type { Schemas } from '../../contract/types.ts';
import type { MessageTable } from '../../db/schema/portfolio.ts';
import { isoTime } from '../../values.ts';

/** Returns the replies, the first one first. */
export function repliesOf({ replies }: Pick<MessageTable, 'replies'>): Schemas['MessageReply'][] {
  return JSON.parse(replies) as Schemas['MessageReply'][];
}

export function presentMessage({ deleted_at: _deleted, ...row }: MessageTable): Schemas['Message'] {
  return {
    ...row,
    created_at: isoTime(row.created_at),
    read_at: isoTime(row.read_at),
    answered_at: isoTime(row.answered_at),
    replies: repliesOf(row),
  };
}
