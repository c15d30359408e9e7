import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import * as v from 'valibot'

export type Flood = {
  readonly count: number
  readonly path?: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

const answer = v.object({
  status: v.number(),
  headers: v.record(v.string(), v.string()),
  text: v.string(),
  ms: v.number(),
})

/** Sends many requests at once to a service on loopback. @returns the answers of each flood */
export async function flood(port: number, floods: readonly Flood[]) {
  const worker = new Worker(new URL('floodWorker.ts', import.meta.url), {
    workerData: {
      address: `http://127.0.0.1:${port}`,
      floods: floods.map((each) => ({ path: '/api/user', method: 'GET', headers: {}, ...each })),
    },
  })
  const [answers] = await once(worker, 'message')
  await worker.terminate()
  return v.parse(v.array(v.array(answer)), answers)
}
