import type { ClientError, Webhook, WebhookCreate } from '@janus-site/core';
import { webhooks } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { useWrite } from '../../../hooks/useWrite.ts';
import type { ShownSecret } from './WebhookSecret.tsx';

export interface WebhookFormProps {
  /** The webhook whose events are edited; null for a new one. */
  webhook: Webhook | null;
  onMade(shown: ShownSecret): void;
  onClose(): void;
}

interface WebhookSave {
  save(values: WebhookCreate): Promise<void>;
  isPending: boolean;
  error: ClientError | null;
}

/** Saves the form; after a refusal it stays open with the reason. */
export function useWebhookSave({ webhook, onMade, onClose }: WebhookFormProps): WebhookSave {
  const { t } = useLingui();
  const showToast = useToast();
  const create = useWrite(webhooks.create);
  const update = useWrite(webhooks.update);
  const { isPending, error } = webhook ? update : create;
  const save = async (values: WebhookCreate) => {
    if (webhook) {
      const result = await update.run({ id: webhook.id, body: { events: values.events } });
      if (!result.ok) return;
      showToast({ message: t`События вебхука изменены`, tone: 'success' });
    } else {
      const result = await create.run(values);
      if (!result.ok) return;
      onMade(result.data);
    }
    onClose();
  };
  return { save, isPending, error };
}
