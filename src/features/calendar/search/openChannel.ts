import { loadPart } from '../../../ui/loading/loadPart.ts'
import type { SearchReply, SearchRequest } from './SearchMessage.ts'

/** A connection to an index. */
export type Channel = { readonly send: (request: SearchRequest) => void; readonly close: () => void }

/** Opens an index in a worker; in the page if workers are not available. */
export function openChannel(onReply: (reply: SearchReply) => void): Channel {
  const worker = new Worker(new URL('search.worker.ts', import.meta.url), { type: 'module' })
  const post = (request: SearchRequest) => worker.postMessage(request)
  // If the worker fails before its first message, everything sent so far is sent again to its replacement.
  const sent: SearchRequest[] = []
  let isClosed = false
  let send = (request: SearchRequest) => {
    sent.push(request)
    post(request)
  }

  function onMessage({ data }: MessageEvent<SearchReply>): void {
    sent.length = 0
    send = post
    onReply(data)
  }

  async function serveHere(): Promise<void> {
    worker.terminate()
    const part = await loadPart(
      () => import('./serveSearch.ts'),
      () => void serveHere(),
    )
    if (part === null) return
    send = part.serveSearch((reply) => isClosed || onReply(reply))
    for (const request of sent.splice(0)) send(request)
  }

  worker.addEventListener('message', onMessage)
  worker.addEventListener('error', () => void serveHere(), { once: true })
  return {
    send: (request) => send(request),
    close: () => {
      isClosed = true
      worker.terminate()
    },
  }
}
