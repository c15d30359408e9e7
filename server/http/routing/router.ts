import type { Slots } from '#contract/endpoints.ts'
import { pathTemplate } from './pathTemplate.ts'

/** A method at a path. Routes with the same method and path differ in the query of the path. */
export type Route = { readonly method: string; readonly path: string }

/** The routes at a path. */
export type Found<Each> = {
  /** The path without its query, with parameters in braces. */
  readonly template: string
  readonly parameters: Slots
  /** The value of `Allow`: the methods of the path, with HEAD if there is GET. */
  readonly allowed: string
  /** The route for a method, or null. */
  readonly routeFor: (method: string, query: URLSearchParams) => Each | null
}

/**
 * Finds the routes for a path. A path without parameters wins over a template that matches too; of two
 * templates the first wins.
 *
 * @returns null if there is none
 * @throws {HttpError} wrong-shape if a parameter has characters that no id can have
 */
export function router<Each extends Route>(
  routes: readonly Each[],
): (pathname: string) => Found<Each> | null {
  const places = [...Map.groupBy(routes, ({ path }) => templateOf(path))].map(placeOf)
  const plain = new Map(places.map((place) => [place.template, place]))
  const withParameters = Map.groupBy(
    places.filter(({ template }) => template.includes('{')),
    ({ template }) => segments(template),
  )
  return (pathname) => {
    const place = plain.get(pathname)
    if (place !== undefined) return { ...place, parameters: {} }
    for (const { match, ...each } of withParameters.get(segments(pathname)) ?? []) {
      const parameters = match(pathname)
      if (parameters !== null) return { ...each, parameters }
    }
    return null
  }
}

/** The path of a route without its query. */
export const templateOf = (path: string): string => path.split('?', 1).join('')

const segments = (path: string) => path.split('/').length

function placeOf<Each extends Route>([template, routes]: [string, readonly Each[]]) {
  const named = [...new Set(routes.map(({ method }) => method))]
  const byMethod = new Map(named.map((method) => [method, choiceOf(routes, method)]))
  return {
    template,
    match: pathTemplate(template),
    allowed: [...(named.includes('GET') ? ['HEAD'] : []), ...named, 'OPTIONS'].join(', '),
    routeFor: (method: string, query: URLSearchParams) => byMethod.get(method)?.(query) ?? null,
  }
}

/**
 * The route whose query matches the request; if none does, the one without a query, which can report what is
 * missing.
 */
function choiceOf<Each extends Route>(
  routes: readonly Each[],
  method: string,
): (query: URLSearchParams) => Each | undefined {
  const [plainest, ...others] = routes
    .filter((each) => each.method === method)
    .map((route) => ({ route, names: queryNames(route) }))
    .toSorted((one, other) => one.names.length - other.names.length)
  return (query) =>
    others.findLast(({ names }) => names.every((name) => query.has(name)))?.route ?? plainest?.route
}

const queryNames = ({ path }: Route) => [...new URLSearchParams(path.split('?')[1]).keys()]
