import { mutationOptions } from '@tanstack/react-query'
import { discoveryAnswer, type DiscoveryAnswer } from '#contract/discovery.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Api } from '../../../api/createApi.ts'

/** Ask a provider what it says of itself, by way of the service: the browser would need CORS there (CFG-8). */
export const discovery = (api: Api) =>
  mutationOptions({ gcTime: 0, mutationFn: (issuerUrl: string) => discover(api, issuerUrl) })

async function discover(api: Api, issuerUrl: string): Promise<DiscoveryAnswer> {
  const { value } = await api.send(endpoints.discover, {
    body: { json: { issuer_url: issuerUrl } },
    schema: discoveryAnswer,
    meanings: { 404: 'not-supported', 405: 'not-supported' },
  })
  return value
}
