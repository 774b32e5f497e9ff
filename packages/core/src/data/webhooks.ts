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

/** Loads the webhooks. */
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

/** Creates a webhook. Only this result contains the secret that signs its requests. */
export const create: Write<WebhookCreate, NewWebhook> = {
  name: 'createWebhook',
  run: (api, body) => api.auth.POST('/api/v1/webhooks/', { body }),
  invalidates: () => invalidateAll('listWebhooks'),
};

/** Pauses or resumes a webhook, or changes its events. */
export const update: Write<OfItem & { body: WebhookUpdate }, Webhook> = {
  name: 'updateWebhook',
  run: (api, { id, body }) => api.auth.PATCH('/api/v1/webhooks/{id}/', { params: { path: { id } }, body }),
  invalidates: () => invalidateAll('listWebhooks', 'getWebhook'),
};

/** Deletes a webhook and its waiting events. */
export const remove: Write<OfItem, undefined> = {
  name: 'deleteWebhook',
  run: (api, { id }) => api.auth.DELETE('/api/v1/webhooks/{id}/', { params: { path: { id } } }),
  invalidates: () => invalidateAll('listWebhooks', 'getWebhook'),
};

/** Replaces the secret of a webhook. Only this result contains the new one. */
export const renewSecret: Write<OfItem, WebhookSecret> = {
  name: 'renewWebhookSecret',
  run: (api, { id }) => api.auth.POST('/api/v1/webhooks/{id}/secret/', { params: { path: { id } } }),
  invalidates: () => [],
};

/** Sends a webhook a test event. */
export const test: Write<OfItem, undefined> = {
  name: 'testWebhook',
  run: (api, { id }) => api.auth.POST('/api/v1/webhooks/{id}/test/', { params: { path: { id } } }),
  invalidates: () => invalidateAll('listWebhookDeliveries'),
};

/** Loads the last hundred deliveries of a webhook. */
export function deliveries(id: string): Loader<WebhookDeliveryList> {
  return {
    key: keyOf('listWebhookDeliveries', { id }),
    load: (api) => api.auth.GET('/api/v1/webhooks/{id}/deliveries/', { params: { path: { id } } }),
  };
}

/** Sends a delivery again, with the same id. */
export const sendAgain: Write<OfItem, undefined> = {
  name: 'sendDeliveryAgain',
  run: (api, { id }) => api.auth.POST('/api/v1/webhook-deliveries/{id}/again/', { params: { path: { id } } }),
  invalidates: () => invalidateAll('listWebhookDeliveries'),
};
