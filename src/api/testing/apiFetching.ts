import * as v from 'valibot'
import { appConfig, type AppConfig } from '#contract/appConfig.ts'
import { createApi, type Api } from '../createApi.ts'

const origin = 'http://service.example'

/** For tests: a signed-in `Api` whose requests are answered by this function, and a service that offers this. */
export function apiFetching(
  answer: (request: Request) => Response | Promise<Response>,
  features: Partial<AppConfig['features']> = {},
): Api {
  const token = async () => ({ kind: 'renewed', token: 'token' }) as const
  return createApi({
    config: v.parse(appConfig, {
      baseUrl: origin,
      davUrl: origin,
      oidc: { authority: 'http://provider.example', client_id: 'kalends' },
      features,
    }),
    session: { token, renew: token, isFresh: () => false, isEnded: false, onEnded: () => () => undefined },
    fetch: async (...parts) => answer(new Request(...parts)),
  })
}
