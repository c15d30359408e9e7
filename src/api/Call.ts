import type * as v from 'valibot'
import type { SlotsOf } from '#contract/endpoints.ts'
import type { Meanings } from './failureOf.ts'

export type Body =
  | { readonly json: unknown; readonly type?: string }
  | { readonly text: string; readonly type: string }

/** What is sent to an endpoint with this path, and how its answer is read. */
export type Call<Value, Path extends string = string> = SlotsOf<Path> & {
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Body
  readonly headers?: Readonly<Record<string, string>>
  /** Accepted media types, the preferred first; `application/json` by default. */
  readonly accept?: readonly string[]
  /** How the answer is read. An empty body is parsed as `undefined` (CAL-1, CAL-12). */
  readonly schema: v.GenericSchema<unknown, Value>
  /** `text` and `blob` pass the body to the schema as it is. */
  readonly reads?: 'json' | 'text' | 'blob'
  /** Statuses besides 2xx whose body is data: 503 for health (HC-1). */
  readonly isData?: readonly number[]
  readonly meanings?: Meanings
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number
  /** Read what is stored now: the browser's cache may not answer (CAL-36). */
  readonly isUncached?: boolean
  /** Continues after the page is left. Browsers allow up to 64 KiB of such bodies at a time. */
  readonly outlivesPage?: boolean
}

/** A parsed answer and the facts of the response that some callers need. */
export type Answer<Value> = {
  readonly value: Value
  readonly status: number
  /** As it is sent, with quotes; null if the server sends none. */
  readonly etag: string | null
}
