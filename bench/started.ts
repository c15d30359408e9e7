import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Starts `served.ts` on a thread of its own; resolves when it is ready. */
export async function started<Data extends Readonly<Record<string, unknown>>>(data: Data) {
  const worker = new Worker(new URL('served.ts', import.meta.url), { workerData: data })
  await once(worker, 'message')
  return {
    ...data,
    /** Posts a message to it, and returns its reply. */
    ask: async (message: unknown): Promise<unknown> => {
      worker.postMessage(message)
      const [answer] = await once(worker, 'message')
      return answer
    },
    end: () => worker.terminate(),
  }
}
