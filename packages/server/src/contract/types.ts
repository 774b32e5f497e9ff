import type { components as Auth, operations as AuthOperations } from '../../../core/src/generated/auth.ts';
import type {
  components as Portfolio,
  operations as PortfolioOperations,
} from '../../../core/src/generated/portfolio.ts';
import type {
  components as Posts,
  operations as PostsOperations,
} from '../../../core/src/generated/posts.ts';

/** Every operation of the three contracts, by its id. */
export type Operations = AuthOperations & PortfolioOperations & PostsOperations;
export type OperationId = keyof Operations;

/** Every schema of the three contracts, by its name: `Schemas['Project']`. */
export type Schemas = Auth['schemas'] & Portfolio['schemas'] & Posts['schemas'];
