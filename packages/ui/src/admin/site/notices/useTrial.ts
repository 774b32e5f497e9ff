import type { ClientError, NoticeChannelName, NoticeTest } from '@janus-site/core';
import { useState } from 'react';
import type { WriteState } from '../../../hooks/useWrite.ts';

interface Trial {
  send(): void;
  isPending: boolean;
  /** Of the last trial; null while one is under way. */
  outcome: NoticeTest | null;
  error: ClientError | null;
}

/** Tries a way, and keeps what became of it while the page is open. */
export function useTrial(
  test: WriteState<{ channel: NoticeChannelName }, NoticeTest>,
  channel: NoticeChannelName,
): Trial {
  const [outcome, setOutcome] = useState<NoticeTest | null>(null);
  const send = async () => {
    setOutcome(null);
    const result = await test.run({ channel });
    if (result.ok) setOutcome(result.data);
  };
  return { send: () => void send(), isPending: test.isPending, outcome, error: test.error };
}
