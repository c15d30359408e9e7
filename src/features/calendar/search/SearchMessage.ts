import type { Item } from '#domain/event/Item.ts'
import type { SearchQuery } from '#domain/search/SearchQuery.ts'
import type { SearchAnswer, SearchContext } from './SearchIndex.ts'

/** What the page sends to the worker that holds the index. */
export type SearchRequest =
  | { readonly kind: 'put'; readonly items: readonly Item[]; readonly myAddresses: readonly string[] }
  | { readonly kind: 'delete'; readonly ids: readonly string[] }
  | {
      readonly kind: 'find'
      readonly id: number
      readonly query: SearchQuery
      readonly context: SearchContext
    }

/** What the worker sends: an answer, or that all objects are in the index. */
export type SearchReply =
  | { readonly kind: 'answer'; readonly id: number; readonly answer: SearchAnswer }
  | { readonly kind: 'ready' }
