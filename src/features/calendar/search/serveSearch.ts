import { SearchIndex } from './SearchIndex.ts'
import type { SearchReply, SearchRequest } from './SearchMessage.ts'

/**
 * An index that is used by messages. It takes objects in parts, and answers a question in between at once
 * from what it has: nobody waits until everything was read.
 *
 * @returns handles a request
 */
export function serveSearch(reply: (message: SearchReply) => void): (request: SearchRequest) => void {
  const index = new SearchIndex()
  const waiting: Exclude<SearchRequest, { kind: 'find' }>[] = []
  // A message to itself comes after those that the page has sent, and is not delayed like a timer.
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', takeIn)
  port1.start()

  function takeIn(): void {
    const next = waiting.shift()
    if (next?.kind === 'put') index.put(next.items, next.myAddresses)
    if (next?.kind === 'delete') index.delete(next.ids)
    if (waiting.length > 0) port2.postMessage(null)
    else reply({ kind: 'ready' })
  }

  return (request) => {
    if (request.kind === 'find') {
      const { id, query, context } = request
      reply({ kind: 'answer', id, answer: index.find(query, context) })
      return
    }
    waiting.push(request)
    if (waiting.length === 1) port2.postMessage(null)
  }
}
