import type { PostList, QueryOf } from '@janus-site/core';
import { personName, plainTitle } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { Filter } from '../lists/FilterChips.tsx';
import { FilterChips } from '../lists/FilterChips.tsx';
import { FilterSelect } from '../lists/FilterSelect.tsx';
import { tools } from '../lists/ListTools.css.ts';
import { SearchField } from '../lists/SearchField.tsx';
import type { ListAddress } from '../lists/useListAddress.ts';
import { useTagNames } from './useTagNames.ts';

const states = ['all', 'draft', 'scheduled', 'published', 'unlisted', 'pending', 'outdated'] as const;
const orders = ['newest', 'oldest'] as const;
const textLanguages = ['all', 'ru', 'en'] as const;

/** The query parameters that filter the list, besides the search. */
export const postFilters = ['state', 'tag', 'language', 'author'] as const;

export interface PostConditions {
  state: (typeof states)[number];
  order: (typeof orders)[number];
  language: (typeof textLanguages)[number];
  /** Empty for any. */
  tag: string;
  /** The id of an account; empty for any. */
  author: string;
}

/** Reads the filters and the order from the address of the list. */
export function postConditions(address: ListAddress): PostConditions {
  return {
    state: address.choice('state', states),
    order: address.choice('sort', orders),
    language: address.choice('language', textLanguages),
    tag: address.text('tag'),
    author: address.text('author'),
  };
}

/** Returns the conditions as a query of the API. */
export function postsQuery(
  { state, order, language, tag, author }: PostConditions,
  q: string,
): QueryOf<'listPosts'> {
  return {
    ...(order === 'newest' ? {} : { order }),
    ...(state === 'all' ? {} : { status: state }),
    ...(language === 'all' ? {} : { text_language: language }),
    ...(tag ? { tag } : {}),
    ...(author ? { author } : {}),
    ...(q ? { q } : {}),
  };
}

export interface PostFiltersProps {
  address: ListAddress;
  conditions: PostConditions;
  /** The facets of all posts; null while loading. */
  facets: Pick<PostList, 'tags' | 'authors'> | null;
}

function useConditionNames() {
  const { t } = useLingui();
  const stateNames: Record<PostConditions['state'], string> = {
    all: t`Все`,
    draft: t`Черновики`,
    scheduled: t`Запланированные`,
    published: t`Опубликованные`,
    unlisted: t`Только по адресу`,
    pending: t`С неопубликованной правкой`,
    outdated: t`Перевод устарел`,
  };
  const languageNames: Record<PostConditions['language'], string> = {
    all: t`Все`,
    ru: t`Русский`,
    en: t`Английский`,
  };
  return { stateNames, languageNames };
}

/** The filters and the order of the list of posts. */
export function PostFilters({ address, conditions, facets }: PostFiltersProps) {
  const { t } = useLingui();
  const { state, order, language, tag: tagFilter, author } = conditions;
  const { stateNames, languageNames } = useConditionNames();
  const { authors: writers = [], tags: used = [] } = facets ?? {};
  const authors = writers.map((one) => ({ value: one.id, label: personName(one) || one.username }));
  const authorName = authors.find(({ value }) => value === author)?.label ?? t`автор`;
  const nameOfTag = useTagNames();
  const tag = nameOfTag(tagFilter);
  const tags = used.map(({ name, count }) => ({
    value: plainTitle(name),
    label: `${nameOfTag(name)} (${count})`,
  }));
  const isListed = tags.some(({ value }) => value === tagFilter);
  const chosen: (Filter | false)[] = [
    state !== 'all' && { name: 'state', label: stateNames[state] },
    language !== 'all' && { name: 'language', label: languageNames[language] },
    tagFilter !== '' && { name: 'tag', label: t`Метка: ${tag}` },
    author !== '' && { name: 'author', label: t`Автор: ${authorName}` },
  ];
  return (
    <>
      <div className={tools}>
        <SearchField address={address} />
        <FilterSelect
          address={address}
          name="state"
          label={t`Состояние`}
          value={state}
          options={stateNames}
        />
        <FilterSelect
          address={address}
          name="language"
          label={t`Язык`}
          value={language}
          options={languageNames}
        />
        {tags.length > 0 || tagFilter ? (
          <FilterSelect
            address={address}
            name="tag"
            label={t`Метка`}
            value={tagFilter}
            options={[
              { value: '', label: t`Все` },
              ...(tagFilter && !isListed ? [{ value: tagFilter, label: tag }] : []),
              ...tags,
            ]}
          />
        ) : null}
        {authors.length > 1 ? (
          <FilterSelect
            address={address}
            name="author"
            label={t`Автор`}
            value={author}
            options={[{ value: '', label: t`Все` }, ...authors]}
          />
        ) : null}
        <FilterSelect
          address={address}
          name="sort"
          label={t`Порядок`}
          value={order}
          options={{ newest: t`Сначала новые`, oldest: t`Сначала старые` }}
        />
      </div>
      <FilterChips address={address} filters={chosen.filter((one) => one !== false)} />
    </>
  );
}
