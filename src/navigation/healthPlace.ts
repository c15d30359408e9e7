import { shows, sorts, type Show, type Sort } from '#domain/health/shownComponents.ts'
import { patterns, type Path } from './addresses.ts'

/** What an address of the health page says: which components are shown, in which order, and which one is open. */
export type HealthPlace = {
  readonly show: Show
  readonly sort: Sort
  readonly component: string | null
}

/** The address of the health page; what is as usual is left out. */
export function healthPlacePath({ show, sort, component }: HealthPlace): Path {
  const query = new URLSearchParams({
    ...(show !== 'all' && { show }),
    ...(sort !== 'status' && { sort }),
    ...(component !== null && { component }),
  }).toString()
  return `${patterns.health}${query === '' ? '' : `?${query}`}`
}

/**
 * Read what stands behind the `?` of the health page. What names nothing that exists is as usual.
 *
 * @param search with or without its `?`
 */
export function readHealthPlace(search: string): HealthPlace {
  const query = new URLSearchParams(search)
  return {
    show: shows.find((show) => show === query.get('show')) ?? 'all',
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'status',
    component: query.get('component') || null,
  }
}
