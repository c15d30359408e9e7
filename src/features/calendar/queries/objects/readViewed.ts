import type { QueryClient } from '@tanstack/react-query'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import type { Api } from '../../../../api/createApi.ts'
import { eventQuery } from './eventQuery.ts'
import { viewedObject } from './viewedObject.ts'
import type { ViewedVersion } from './ViewedVersion.ts'

/** One object as a person sees it, read from the service. @throws what the request does */
export async function readViewed(
  { client, api }: { readonly client: QueryClient; readonly api: Api },
  object: ObjectName,
): Promise<ViewedVersion> {
  const answer = await client.query({ ...eventQuery(api, object), staleTime: 0 })
  return viewedObject(client, api, object, answer) ?? { data: answer.data, baseVersion: answer }
}
