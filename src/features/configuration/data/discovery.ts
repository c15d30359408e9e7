import { mutationOptions } from '@tanstack/react-query'
import { discoveryAnswer, type DiscoverBody, type DiscoveryAnswer } from '#contract/discovery.ts'
import { administrationEndpoints } from '#contract/administration/administrationEndpoints.ts'
import type { Api } from '../../../api/createApi.ts'

/** Request a provider's discovery document through the service: the browser would need CORS (CFG-8). */
export const discovery = (api: Api) =>
  mutationOptions({ gcTime: 0, mutationFn: (body: DiscoverBody) => discover(api, body) })

async function discover(api: Api, body: DiscoverBody): Promise<DiscoveryAnswer> {
  const { value } = await api.send(administrationEndpoints.discover, {
    body: { json: body },
    schema: discoveryAnswer,
    meanings: { 404: 'not-supported', 405: 'not-supported' },
  })
  return value
}
