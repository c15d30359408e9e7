import {
  matchQuery,
  useQueryClient,
  type Query,
  type QueryCache,
  type QueryFilters,
} from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { useOnceQuiet } from '../../api/useOnceQuiet.ts'
import { useUser } from '../../api/UserProvider.tsx'
import { lazyComponent } from '../../ui/loading/lazyComponent.tsx'
import { patiently } from '../../ui/loading/patiently.ts'

const HealthBanner = lazyComponent(
  patiently(async () => (await import('../../features/health/verdict/HealthBanner.tsx')).HealthBanner),
)

/** Long enough for a page that is loading to have requested what it shows. */
const quietMs = 5000

/** What the calendar page requests, and failed when it last ended: also while it is requested again. */
const failedOfCalendar: QueryFilters = {
  queryKey: ['calendar'],
  type: 'active',
  predicate: ({ state }) => state.errorUpdatedAt > state.dataUpdatedAt,
}

/**
 * Whether the service is well, asked once the calendar has all it needs: its own requests come first. A
 * component that is down may not matter to a calendar (a directory, to someone signed in). So people who are
 * not administrators see this only if their calendar has trouble itself.
 */
export function CalendarHealth() {
  const { isPlatformAdmin } = useUser()
  const hasTrouble = useHasAny(failedOfCalendar)
  return isPlatformAdmin || hasTrouble ? <Looked hasTrouble={hasTrouble} /> : null
}

function useHasAny(filters: QueryFilters): boolean {
  const cache = useQueryClient().getQueryCache()
  const { subscribe, isAny } = useMemo(() => anyIn(cache, filters), [cache, filters])
  return useSyncExternalStore(subscribe, isAny)
}

/** All queries are looked through once, then only those that the cache tells of: a calendar scrolled for years has hundreds. */
function anyIn(cache: QueryCache, filters: QueryFilters) {
  let found = new Set<Query>()
  return {
    isAny: () => found.size > 0,
    subscribe: (listener: () => void) => {
      found = new Set(cache.findAll(filters))
      return cache.subscribe(({ type, query }) => {
        if (type !== 'removed' && matchQuery(filters, query)) found.add(query)
        else found.delete(query)
        listener()
      })
    },
  }
}

function Looked({ hasTrouble }: { readonly hasTrouble: boolean }) {
  // What failed is requested again and again: a service in trouble would never be quiet for long enough.
  return useOnceQuiet(quietMs, !hasTrouble) ? <HealthBanner /> : null
}
