import type {
  AuthComponents,
  AuthOperations,
  PortfolioComponents,
  PortfolioOperations,
  PostsComponents,
  PostsOperations,
} from '@janus-site/core';

/** Every operation of the three contracts, by its id. */
export type Operations = AuthOperations & PortfolioOperations & PostsOperations;
export type OperationId = keyof Operations;

/** Every schema of the three contracts, by its name: `Schemas['Project']`. */
export type Schemas = AuthComponents['schemas'] & PortfolioComponents['schemas'] & PostsComponents['schemas'];
