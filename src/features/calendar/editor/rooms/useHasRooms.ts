import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { foundRoomsQuery } from './roomQueries.ts'

/**
 * Whether there are rooms. `config.json` says it as it was when the page was loaded: while it said no, the service is
 * asked each time a form opens.
 *
 * @param isOffered whether rooms are asked for at all
 */
export function useHasRooms(isOffered: boolean): boolean {
  const api = useApi()
  const { rooms: isKnown } = api.config.features
  const { data: isFound = false } = useQuery({
    ...foundRoomsQuery(api, ''),
    select: (found) => found.length > 0,
    enabled: isOffered && !isKnown,
    refetchOnMount: 'always',
  })
  return isOffered && (isKnown || isFound)
}
