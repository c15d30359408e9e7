import { useIsFetching, useQueryClient, type QueryFilters } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
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
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => cache.findAll(filters).length > 0,
  )
}

function Looked({ hasTrouble }: { readonly hasTrouble: boolean }) {
  const isFetching = useIsFetching() > 0
  // What failed is requested again and again: a service in trouble would never be quiet for long enough.
  const isQuiet = hasTrouble || !isFetching
  const [isDue, setIsDue] = useState(false)

  useEffect(() => {
    if (!isQuiet || isDue) return undefined
    const timer = setTimeout(() => setIsDue(true), quietMs)
    return () => clearTimeout(timer)
  }, [isQuiet, isDue])

  return isDue ? <HealthBanner /> : null
}
