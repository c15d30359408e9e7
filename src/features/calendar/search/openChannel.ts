import type { SearchReply, SearchRequest } from './SearchMessage.ts'

/** The way to an index, and to nothing else. */
export type Channel = { readonly send: (request: SearchRequest) => void; readonly close: () => void }

/** Opens an index in a worker; in the page where there can be none. */
export function openChannel(onReply: (reply: SearchReply) => void): Channel {
  const worker = new Worker(new URL('search.worker.ts', import.meta.url), { type: 'module' })
  const post = (request: SearchRequest) => worker.postMessage(request)
  // What was sent before the worker has said a word is said again to the one that stands in for it.
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
    const { serveSearch } = await import('./serveSearch.ts')
    send = serveSearch((reply) => isClosed || onReply(reply))
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
