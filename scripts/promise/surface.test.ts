import { expect, it, test } from 'vitest';
import { documents, type Document } from '../../packages/server/src/contract/document.ts';
import { breaksOf, readSurface } from './surface.ts';

const surfaceOf = (document: unknown) => readSurface([['posts', document as Document]]);

/** A minimal contract with one of each thing that can be broken. */
const contract = {
  paths: {
    '/api/v1/posts/': {
      post: {
        operationId: 'createPost',
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 } },
          { name: 'sort', in: 'query', schema: { enum: ['new', 'old'] } },
        ],
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/PostCreate' } } },
        },
        responses: {
          201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Post' } } } },
          409: { $ref: '#/components/responses/Conflict' },
        },
      },
    },
  },
  components: {
    responses: {
      Conflict: {
        content: {
          'application/problem+json': {
            schema: { properties: { code: { enum: ['conflict', 'slug_taken'] } } },
          },
        },
      },
    },
    schemas: {
      PostCreate: {
        type: 'object',
        required: ['title'],
        properties: {
          title: { type: ['string', 'null'], maxLength: 200 },
          slug: { type: 'string', pattern: '^[a-z]+$' },
          tags: { type: 'array', items: { type: 'string' }, maxItems: 20 },
        },
      },
      Post: {
        type: 'object',
        required: ['id', 'title'],
        properties: {
          id: { type: 'string', format: 'uuid' },
          title: { type: 'string' },
          kind: { enum: ['post'] },
        },
      },
    },
  },
};

type Contract = typeof contract;
const changed = (change: (contract: Contract) => void): unknown => {
  const copy = structuredClone(contract);
  change(copy);
  return copy;
};
const breaks = (change: (contract: Contract) => void): string[] =>
  breaksOf(surfaceOf(contract), surfaceOf(changed(change)));
const post = (one: Contract) => one.paths['/api/v1/posts/'].post;
const inputOf = (one: Contract) => one.components.schemas.PostCreate;
const postOf = (one: Contract) => one.components.schemas.Post;

test.each<[string, (contract: Contract) => void, string]>([
  [
    'a removed operation',
    (one) => delete (one.paths as Partial<Contract['paths']>)['/api/v1/posts/'],
    'POST',
  ],
  ['a renamed operation', (one) => (post(one).operationId = 'updatePost'), 'createPost: POST /api/v1/posts/'],
  ['a removed parameter', (one) => post(one).parameters.pop(), 'has in the query sort'],
  [
    'an optional parameter that becomes required',
    (one) => Object.assign(post(one).parameters[0] ?? {}, { required: true }),
    'limit',
  ],
  ['a removed enum value of a parameter', (one) => post(one).parameters[1]?.schema.enum?.pop(), '"old"'],
  [
    'a new enum of a request field',
    (one) => Object.assign(inputOf(one).properties.slug, { enum: ['a'] }),
    'slug',
  ],
  ['a lower maximum length', (one) => (inputOf(one).properties.title.maxLength = 100), 'maxLength 100'],
  [
    'a higher minimum',
    (one) => Object.assign(post(one).parameters[0]?.schema ?? {}, { minimum: 2 }),
    'minimum 2',
  ],
  [
    'a new maximum length',
    (one) => Object.assign(inputOf(one).properties.slug, { maxLength: 9 }),
    'maxLength 9',
  ],
  ['a stricter pattern', (one) => (inputOf(one).properties.slug.pattern = '^a$'), '^a$'],
  ['a removed type of a request field', (one) => inputOf(one).properties.title.type.pop(), 'may be null'],
  [
    'a removed request field',
    (one) => delete (inputOf(one).properties as { tags?: object }).tags,
    'has tags',
  ],
  [
    'an optional request field that becomes required',
    (one) => inputOf(one).required.push('slug'),
    'always has slug',
  ],
  [
    'a new required request field',
    (one) => {
      Object.assign(inputOf(one).properties, { lead: { type: 'string' } });
      inputOf(one).required.push('lead');
    },
    'always has lead',
  ],
  [
    'a removed response field',
    (one) => delete (postOf(one).properties as { kind?: object }).kind,
    'has kind',
  ],
  [
    'a required response field that becomes optional',
    (one) => postOf(one).required.pop(),
    'always has title',
  ],
  [
    'a response field that becomes nullable',
    (one) => Object.assign(postOf(one).properties.title, { type: ['string', 'null'] }),
    'null',
  ],
  [
    'a response field of another format',
    (one) => (postOf(one).properties.id.format = 'uri'),
    'has the form uuid',
  ],
  [
    'a removed response status',
    (one) => delete (post(one).responses as { 409?: object })[409],
    'answers 409',
  ],
  [
    'a removed error code',
    ({ components }) =>
      components.responses.Conflict.content['application/problem+json'].schema.properties.code.enum.pop(),
    '"slug_taken"',
  ],
])('finds %s', (_what, change, said) => {
  expect(breaks(change).join('\n')).toContain(said);
});

test.each<[string, (contract: Contract) => void]>([
  ['no change', () => undefined],
  [
    'a new operation',
    (one) => Object.assign(one.paths['/api/v1/posts/'], { get: { ...post(one), operationId: 'listPosts' } }),
  ],
  [
    'a new optional parameter with limits',
    (one) =>
      post(one).parameters.push({
        name: 'page',
        in: 'query',
        schema: { type: 'integer', minimum: 1, maximum: 9 },
      }),
  ],
  [
    'a new optional request field',
    (one) => Object.assign(inputOf(one).properties, { lead: { type: 'string', maxLength: 9 } }),
  ],
  [
    'a new response field',
    (one) => Object.assign(postOf(one).properties, { lead: { type: ['string', 'null'] } }),
  ],
  ['a higher maximum length', (one) => (inputOf(one).properties.title.maxLength = 300)],
  ['another alternative of a pattern', (one) => (inputOf(one).properties.slug.pattern = '^([a-z]+|[0-9]+)$')],
  ['a removed limit', (one) => delete (inputOf(one).properties.tags as { maxItems?: number }).maxItems],
  ['a required request field that becomes optional', (one) => inputOf(one).required.pop()],
  ['a new value of a response', (one) => postOf(one).properties.kind.enum.push('page')],
  ['a new response status', (one) => Object.assign(post(one).responses, { 410: {} })],
])('allows %s', (_what, change) => {
  expect(breaks(change)).toEqual([]);
});

it('reads the real contracts down to scopes and fields', () => {
  const surface = readSurface(documents);
  for (const line of [
    '+ posts in listPosts: GET /api/v1/posts/',
    '+ posts in createPost: is open to the scope posts',
    '+ posts out PostBase: always has slug',
    '+ auth in login: is open to visitor',
    '- auth in Credentials: always has password',
  ])
    expect(surface).toContain(line);
});
