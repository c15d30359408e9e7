import { useQueries } from '@tanstack/react-query'
import type { Watch } from '#domain/health/watch.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { healthQueries } from './data/queries.ts'
import { hasHistory } from './data/requests.ts'
import { factsOf, type ComponentFacts } from './factsOf.ts'

/** What is known about each component, with its history from the service or this browser. */
export function useFacts(watch: Watch, isGoingOn: boolean): readonly ComponentFacts[] {
  const api = useApi()
  const components = watch.health?.components ?? []
  const named = hasHistory(api.config) ? components : []
  const histories = useQueries({
    queries: named.map(({ componentName }) => healthQueries.history(api, componentName, isGoingOn)),
  })
  return components.map((component, index) => {
    const history = histories[index]
    const isRemembered = history !== undefined && !history.isError
    return factsOf(component, watch, isRemembered ? (history.data ?? []) : null)
  })
}
