import { keyOf, invalidateAll } from './resource.ts';
import type { ItemBody, OfItem, QueryOf, Loader, Invalidation, Write } from './resource.ts';
import type {
  FeedbackReceipt,
  FeedbackRequest,
  Message,
  MessageList,
  MessageReplyRequest,
  MessageUpdate,
} from './types.ts';

/** Loads a page of messages. */
export function list(query: QueryOf<'listMessages'> = {}): Loader<MessageList> {
  return {
    key: keyOf('listMessages', query),
    load: (api, signal) => api.portfolio.GET('/api/v1/feedback/', { signal, params: { query } }),
  };
}

/** Loads one message. */
export function byId(id: string): Loader<Message> {
  return {
    key: keyOf('getMessage', { id }),
    load: (api, signal) => api.portfolio.GET('/api/v1/feedback/{id}/', { signal, params: { path: { id } } }),
  };
}

/** Loads the newest unread messages and their number, with one request for the menu and the start page. */
export const unread = (): Loader<MessageList> => list({ state: 'inbox', is_read: false, limit: 5 });

const invalidates = (): Invalidation[] => invalidateAll('listMessages', 'getMessage', 'searchPanel');

/** Sends the contact form. */
export const send: Write<FeedbackRequest, FeedbackReceipt> = {
  name: 'sendFeedback',
  run: (api, body) => api.portfolio.POST('/api/v1/feedback/', { body }),
  invalidates,
};

/** Updates a message. */
export const update: Write<ItemBody<MessageUpdate>, Message> = {
  name: 'updateMessage',
  run: (api, { id, body }) =>
    api.portfolio.PATCH('/api/v1/feedback/{id}/', { params: { path: { id } }, body }),
  invalidates,
};

/** Sends a reply to the visitor by email and stores it with the message. */
export const reply: Write<ItemBody<MessageReplyRequest>, Message> = {
  name: 'replyToMessage',
  run: (api, { id, body }) =>
    api.portfolio.POST('/api/v1/feedback/{id}/replies/', { params: { path: { id } }, body }),
  invalidates,
};

/** Deletes a message. */
export const remove: Write<OfItem, undefined> = {
  name: 'deleteMessage',
  run: (api, { id }) => api.portfolio.DELETE('/api/v1/feedback/{id}/', { params: { path: { id } } }),
  invalidates: () => [...invalidates(), { operation: 'listDeleted' }],
};
