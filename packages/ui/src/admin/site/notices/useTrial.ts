import type { ClientError, NoticeChannelName, NoticeTest } from '@janus-site/core';
import { useState } from 'react';
import type { WriteState } from '../../../hooks/useWrite.ts';

interface Trial {
  send(): void;
  isPending: boolean;
  /** The result of the last test; null while one is running. */
  outcome: NoticeTest | null;
  error: ClientError | null;
}

/** Tests a channel and keeps the result while the page is open. */
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
