import { createSlugs } from '../shared/slugs.ts';

export const { slugOf, freeSlug, claimSlug, keepFormerSlug, settleSlug, formerSlugs } = createSlugs({
  table: 'posts',
  former: 'post_slugs',
  owner: 'post_id',
  word: 'post',
});
