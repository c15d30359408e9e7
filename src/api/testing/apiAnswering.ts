import * as v from 'valibot'
import { appConfig } from '#contract/appConfig.ts'
import { createApi, type Api } from '../createApi.ts'
import type { Session } from '../Session.ts'

/** For tests: the answers of a service by method and path, and the requests it got. */
export type Answers = Readonly<Record<string, { readonly status?: number; readonly body?: unknown }>>

const signedIn: Session = {
  token: async () => ({ kind: 'renewed', token: 'token-of-alice' }),
  renew: async () => ({ kind: 'ended' }),
  isFresh: () => false,
  isEnded: false,
  onEnded: () => () => {},
}

/**
 * For tests: an `Api` for a service with these answers, `GET /api/user` and so on, and 404 to everything
 * else.
 */
export function apiAnswering(answers: Answers): { readonly api: Api; readonly asked: Request[] } {
  const asked: Request[] = []
  const api = createApi({
    config: v.parse(appConfig, {
      baseUrl: 'https://api.example',
      davUrl: 'https://dav.example',
      oidc: { authority: 'https://id.example', client_id: 'kalends', scope: 'openid' },
    }),
    session: signedIn,
    fetch: async (...parts) => {
      const request = new Request(...parts)
      asked.push(request)
      const { body, status = body === undefined ? 204 : 200 } = answers[
        `${request.method} ${new URL(request.url).pathname}`
      ] ?? { status: 404 }
      return new Response(body === undefined ? null : JSON.stringify(body), { status })
    },
  })
  return { api, asked }
}
