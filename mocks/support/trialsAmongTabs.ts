import * as v from 'valibot'
import { withTimeout } from '#server/withTimeout.ts'

type Answer = (request: Request) => Promise<Response>

const asked = v.object({
  kind: v.literal('asked'),
  call: v.string(),
  url: v.string(),
  method: v.string(),
  body: v.nullable(v.string()),
})
const answered = v.object({
  kind: v.literal('answered'),
  call: v.string(),
  status: v.number(),
  body: v.nullable(v.string()),
})
const message = v.variant('kind', [asked, answered])
type Answered = v.InferOutput<typeof answered>

const maxWaitMs = 3_000

/**
 * The window of a trial (CFG-11) does not share the storage of its opener, so it runs in the default world. A
 * trial that is unknown there is looked up in the other tabs.
 */
export function trialsAmongTabs(answer: Answer, channel: BroadcastChannel): Answer {
  const waiting = new Map<string, (answer: Answered) => void>()

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const read = v.safeParse(message, data)
    if (!read.success) return
    if (read.output.kind === 'answered') waiting.get(read.output.call)?.(read.output)
    else void answerPeer(read.output)
  })

  async function answerPeer({ call, url, method, body }: v.InferOutput<typeof asked>): Promise<void> {
    const response = await answer(new Request(url, { method, body }))
    if (response.status === 404) return
    const text = (await response.text()) || null
    channel.postMessage({ kind: 'answered', call, status: response.status, body: text })
  }

  async function answerOfPeers(request: Request): Promise<Response | null> {
    const call = crypto.randomUUID()
    const { promise, resolve } = Promise.withResolvers<Answered>()
    waiting.set(call, resolve)
    const body = (await request.text()) || null
    channel.postMessage({ kind: 'asked', call, url: request.url, method: request.method, body })
    const got = await withTimeout(maxWaitMs, promise)
    waiting.delete(call)
    return got && new Response(got.body, { status: got.status })
  }

  return async (request) => {
    if (!/\/api\/oidc\/trial\/[^/]+/.test(new URL(request.url).pathname)) return answer(request)
    const forPeers = request.clone()
    const own = await answer(request)
    return own.status === 404 ? ((await answerOfPeers(forPeers)) ?? own) : own
  }
}
