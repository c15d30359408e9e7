import * as v from 'valibot'
import { appConfig } from '#contract/appConfig.ts'
import { createApi } from '../../../../api/createApi.ts'

type Answer = (request: Request) => Response | Promise<Response>

/** For tests: a real `Api` whose requests get these answers, and the requests that it sent. */
export function apiAnswering(
  answer: Answer,
  {
    expandFalse = false,
    preconditions = true,
    exactJCal = true,
    storageKey = false,
    invitations = false,
  } = {},
) {
  const requests: Request[] = []
  const config = v.parse(appConfig, {
    baseUrl: 'http://service.example',
    davUrl: 'http://dav.example',
    oidc: { authority: 'http://provider.example', client_id: 'kalends' },
    features: { expandFalse, preconditions, exactJCal, storageKey, invitations },
  })
  const token = async () => ({ kind: 'renewed', token: 'token' }) as const
  const api = createApi({
    config,
    session: { token, renew: token, isFresh: () => false, isEnded: false, onEnded: () => () => undefined },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request.clone())
      return answer(request)
    },
  })
  return { api, requests }
}
