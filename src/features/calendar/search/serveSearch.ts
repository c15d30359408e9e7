import { SearchIndex } from './SearchIndex.ts'
import type { SearchReply, SearchRequest } from './SearchMessage.ts'

/**
 * An index that is spoken to by messages. Objects are taken in a part at a time, and a question in between is answered at
 * once from what is there: nobody waits until everything was read.
 *
 * @returns hears a request
 */
export function serveSearch(reply: (message: SearchReply) => void): (request: SearchRequest) => void {
  const index = new SearchIndex()
  const waiting: Exclude<SearchRequest, { kind: 'find' }>[] = []
  // A message to oneself comes after those that the page sent meanwhile, and is not delayed as a timer would be.
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
