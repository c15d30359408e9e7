import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const recordedCase = v.object({
  n: v.number(),
  title: v.string(),
  user: v.picklist(['alice', 'bob']),
  request: v.object({
    method: v.string(),
    path: v.string(),
    headers: v.record(v.string(), v.string()),
    body: v.nullish(v.string()),
  }),
  response: v.object({
    status: v.number(),
    headers: v.record(v.string(), v.string()),
    json: v.optional(v.unknown()),
    text: v.optional(v.string()),
  }),
})
export type RecordedCase = v.InferOutput<typeof recordedCase>

const file = new URL('../../../mocks/recorded/recorded.json', import.meta.url)

/** Requests to a deployed server and its answers, in order. Each case depends on those before. */
export const recordedCases: readonly RecordedCase[] = v.parse(
  v.object({ cases: v.array(recordedCase) }),
  JSON.parse(readFileSync(file, 'utf8')),
).cases

/** The ids of the homes in the recording. */
export const recordedHomes = { alice: '54b64eadf6d7d8e41d263e0f', bob: '54b64eadf6d7d8e41d263e0e' } as const
