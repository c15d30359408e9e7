import { shows, sorts, type Show, type Sort } from '#domain/health/shownComponents.ts'
import { patterns, type Path } from './addresses.ts'

/**
 * The contents of an address of the health page: which components are shown, in which order, and which one is
 * open.
 */
export type HealthPlace = {
  readonly show: Show
  readonly sort: Sort
  readonly component: string | null
}

/** The address of the health page; defaults are left out. */
export function healthPlacePath({ show, sort, component }: HealthPlace): Path {
  const query = new URLSearchParams({
    ...(show !== 'all' && { show }),
    ...(sort !== 'status' && { sort }),
    ...(component !== null && { component }),
  }).toString()
  return `${patterns.health}${query === '' ? '' : `?${query}`}`
}

/**
 * Read the search of the health page's address. Unknown values mean the default.
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
