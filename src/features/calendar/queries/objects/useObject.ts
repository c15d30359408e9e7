import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { useHeldError } from '../../../../api/useHeldError.ts'
import { eventQuery } from './eventQuery.ts'
import { usePendingEdits } from '../usePendingEdits.ts'
import { isNewObject, viewedObject } from './viewedObject.ts'
import type { ViewedVersion } from './ViewedVersion.ts'

/** One object: at once if the cache has it, while it is read as it is stored (CAL-11). */
export function useObject(name: ObjectName): {
  readonly viewed: ViewedVersion | null
  readonly error: Error | null
} {
  const api = useApi()
  const client = useQueryClient()
  usePendingEdits()
  const asked = useQuery({ ...eventQuery(api, name), enabled: !isNewObject(client, name) })
  const error = useHeldError([asked])
  return { viewed: viewedObject(client, api, name, asked.data), error }
}
