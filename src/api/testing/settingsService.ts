import type { Api } from '../createApi.ts'
import { apiFetching } from './apiFetching.ts'

/** What becomes of a write on its way: only its answer is lost, a browser sends it twice, or it never arrives. */
export type WriteFate = 'unanswered' | 'twice' | 'lost'

/** For tests: a service that stores one configuration of module `core`, and what becomes of the first write to it. */
export function settingsService(name: string, first: unknown, fate: WriteFate) {
  const saved: unknown[] = [first]
  let writes = 0
  const etag = () => `"${saved.length}"`
  async function answer(request: Request): Promise<Response> {
    const value = saved.at(-1)
    if (request.method === 'POST')
      return Response.json([{ name: 'core', configurations: [{ name, value }] }], {
        headers: { etag: etag() },
      })
    if (request.headers.get('if-match') !== etag()) return new Response(null, { status: 412 })
    const [{ configurations }] = await request.json()
    const next: unknown = configurations[0].value
    if (JSON.stringify(next) !== JSON.stringify(value)) saved.push(next)
    return new Response(null, { status: 204, headers: { etag: etag() } })
  }
  const api: Api = apiFetching(async (request) => {
    if (request.method !== 'PUT' || writes++ > 0) return answer(request)
    if (fate !== 'lost') await answer(request.clone())
    if (fate === 'twice') return answer(request)
    throw new TypeError('Failed to fetch')
  })
  return { api, saved }
}
