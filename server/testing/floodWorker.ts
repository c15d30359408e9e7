import { parentPort, workerData } from 'node:worker_threads'
import * as v from 'valibot'

// Sends many requests at once, on a thread of its own: on the thread of the service it would wait together
// with it.
const { address, floods } = v.parse(
  v.object({
    address: v.string(),
    floods: v.array(
      v.object({
        count: v.number(),
        path: v.string(),
        method: v.string(),
        headers: v.record(v.string(), v.string()),
      }),
    ),
  }),
  workerData,
)
const answers = await Promise.all(
  floods.map(({ count, path, method, headers }) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const began = performance.now()
        const answer = await fetch(`${address}${path}`, { method, headers })
        const text = await answer.text()
        return {
          status: answer.status,
          headers: Object.fromEntries(answer.headers),
          text,
          ms: performance.now() - began,
        }
      }),
    ),
  ),
)
parentPort?.postMessage(answers)
