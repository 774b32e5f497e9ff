import type { NewWebhook, WebhookDeliveryList, WebhookList } from '@janus-site/core';
import { hoursAgo } from './answers.ts';

/** The webhooks that the services return to the owner. */
export const sampleWebhooks: WebhookList = {
  items: [
    {
      id: '00000000-0000-4000-8000-000000000950',
      name: 'Сборка сайта',
      url: 'https://ci.example.com/hooks/janus',
      events: ['post.published', 'project.*'],
      state: 'active',
      pause_reason: null,
      failing_since: null,
      created_at: hoursAgo(300),
    },
    {
      id: '00000000-0000-4000-8000-000000000951',
      name: 'Сообщения в чат',
      url: 'https://chat.example.com/incoming/a8f5f167f44f4964e6c998dee827110c',
      events: ['message.received'],
      state: 'paused',
      pause_reason: 'failing',
      failing_since: hoursAgo(130),
      created_at: hoursAgo(900),
    },
  ],
};

export const sampleNewWebhook: NewWebhook = {
  id: '00000000-0000-4000-8000-000000000952',
  name: 'Сборка сайта',
  url: 'https://ci.example.com/hooks/janus',
  events: ['post.published'],
  state: 'active',
  pause_reason: null,
  failing_since: null,
  created_at: hoursAgo(0),
  secret: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
};

const sent = {
  state: 'delivered',
  attempts: 1,
  next_at: null,
  answer_status: 200,
  answer_text: 'ok',
  failure: null,
} as const;

export const sampleDeliveries: WebhookDeliveryList = {
  items: [
    {
      ...sent,
      id: '00000000-0000-4000-8000-000000000960',
      event: 'post.published',
      created_at: hoursAgo(2),
      sent_at: hoursAgo(1),
      next_at: hoursAgo(-1),
      state: 'waiting',
      attempts: 4,
      answer_status: 502,
      answer_text: '<html><head><title>502 Bad Gateway</title></head></html>',
    },
    {
      ...sent,
      id: '00000000-0000-4000-8000-000000000961',
      event: 'webhook.test',
      created_at: hoursAgo(5),
      sent_at: hoursAgo(5),
    },
    {
      ...sent,
      id: '00000000-0000-4000-8000-000000000962',
      event: 'project.updated',
      created_at: hoursAgo(60),
      sent_at: hoursAgo(36),
      state: 'failed',
      attempts: 8,
      answer_status: null,
      answer_text: '',
      failure: 'time_out',
    },
  ],
};
