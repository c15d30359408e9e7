import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiProvider.tsx'
import { eventQuery } from './queries.ts'
import type { ObjectName } from './requests.ts'
import type { Shown } from './Seen.ts'
import { isNewObject, shownObject } from './shownObject.ts'
import { useUnsent } from './useUnsent.ts'

/** One object, at once where something is known of it, while it is read as it is kept (CAL-11). */
export function useObject(name: ObjectName): { readonly shown: Shown | null; readonly error: Error | null } {
  const api = useApi()
  const client = useQueryClient()
  useUnsent()
  const { data, error } = useQuery({ ...eventQuery(api, name), enabled: !isNewObject(client, name) })
  return { shown: shownObject(client, api, name, data), error }
}
