import * as v from 'valibot'
import type { BrowserCall, BrowserCallName } from '#contract/trial.ts'

type Fetch = typeof globalThis.fetch

/** A provider that takes longer than this is one that people would not wait for. */
const timeoutMs = 20_000

/** The maximum size of an answer that is passed on; a token answer is far smaller. */
const maxText = 64 * 1024

const documents = {
  discovery: v.object({ issuer: v.string() }),
  keys: v.object({ keys: v.pipe(v.array(v.unknown()), v.nonEmpty()) }),
} as const

/**
 * Which documents of a provider this browser can read. A provider without CORS looks like one that is down.
 */
export async function readable(
  fetch: Fetch,
  calls: readonly BrowserCall[],
): Promise<readonly BrowserCallName[]> {
  const read = await Promise.all(
    calls.map(async ({ name, url }) => {
      if (name === 'token') return []
      const answer = await fetch(url, {
        headers: { Accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(() => null)
      const document: unknown = answer?.ok ? await answer.json().catch(() => null) : null
      return v.is(documents[name], document) ? [name] : []
    }),
  )
  return read.flat()
}

/** What a token endpoint answers to a form, sent as the application sends it; null if this browser cannot read it. */
export async function tokenReply(
  fetch: Fetch,
  url: string,
  form: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly text: string } | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: answer.status, text: (await answer.text()).slice(0, maxText) }
  } catch {
    return null
  }
}
