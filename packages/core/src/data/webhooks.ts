import { keyOf, invalidateAll } from './resource.ts';
import type { OfItem, Loader, Write } from './resource.ts';
import type {
  NewWebhook,
  Webhook,
  WebhookCreate,
  WebhookDeliveryList,
  WebhookList,
  WebhookSecret,
  WebhookUpdate,
} from './types.ts';

/** Whom the site tells of what happens. */
export function list(): Loader<WebhookList> {
  return { key: keyOf('listWebhooks'), load: (api) => api.auth.GET('/api/v1/webhooks/') };
}

/** Loads one webhook, without its secret. */
export function byId(id: string): Loader<Webhook> {
  return {
    key: keyOf('getWebhook', { id }),
    load: (api, signal) => api.auth.GET('/api/v1/webhooks/{id}/', { signal, params: { path: { id } } }),
  };
}

/** Creates a webhook; this result alone contains the secret that signs what is sent. */
export const create: Write<WebhookCreate, NewWebhook> = {
  name: 'createWebhook',
  run: (api, body) => api.auth.POST('/api/v1/webhooks/', { body }),
  invalidates: () => invalidateAll('listWebhooks'),
};

/** Pauses a webhook, turns it on, or chooses other events. */
export const update: Write<OfItem & { body: WebhookUpdate }, Webhook> = {
  name: 'updateWebhook',
  run: (api, { id, body }) => api.auth.PATCH('/api/v1/webhooks/{id}/', { params: { path: { id } }, body }),
  invalidates: () => invalidateAll('listWebhooks', 'getWebhook'),
};

/** Deletes a webhook with what waits for it. */
export const remove: Write<OfItem, undefined> = {
  name: 'deleteWebhook',
  run: (api, { id }) => api.auth.DELETE('/api/v1/webhooks/{id}/', { params: { path: { id } } }),
  invalidates: () => invalidateAll('listWebhooks', 'getWebhook'),
};

/** Gives a webhook a new secret; this result alone contains it. */
export const renewSecret: Write<OfItem, WebhookSecret> = {
  name: 'renewWebhookSecret',
  run: (api, { id }) => api.auth.POST('/api/v1/webhooks/{id}/secret/', { params: { path: { id } } }),
  invalidates: () => [],
};

/** Sends a webhook an event of no meaning. */
export const test: Write<OfItem, undefined> = {
  name: 'testWebhook',
  run: (api, { id }) => api.auth.POST('/api/v1/webhooks/{id}/test/', { params: { path: { id } } }),
  invalidates: () => invalidateAll('listWebhookDeliveries'),
};

/** What was sent to a webhook, the last hundred. */
export function deliveries(id: string): Loader<WebhookDeliveryList> {
  return {
    key: keyOf('listWebhookDeliveries', { id }),
    load: (api) => api.auth.GET('/api/v1/webhooks/{id}/deliveries/', { params: { path: { id } } }),
  };
}

/** Sends a delivery once more, under the same id. */
export const sendAgain: Write<OfItem, undefined> = {
  name: 'sendDeliveryAgain',
  run: (api, { id }) => api.auth.POST('/api/v1/webhook-deliveries/{id}/again/', { params: { path: { id } } }),
  invalidates: () => invalidateAll('listWebhookDeliveries'),
};
