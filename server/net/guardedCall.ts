import type { IncomingMessage, RequestOptions } from 'node:http'
import type { ProviderCall, ProviderReply } from '../ports.ts'
import { checkedLookup, isLiteralAllowed, NoReply, type AddressGuards } from './addressGuards.ts'
import { certificateProblem } from './certificateProblem.ts'
import { replyTo } from './replyTo.ts'

/** The cause of a call that got no answer in time. */
export const timedOut = 'timed out'

const largestReply = 64 * 1024

export type Guards = AddressGuards & { readonly timeoutMs: number }

/** A call to any server, which may have a body of bytes. */
export type GuardedCall = Omit<ProviderCall, 'body'> & { readonly body?: string | Uint8Array }

/**
 * Calls an address under the guards of CFG-8. The connection resolves the name once and connects to the
 * address that was checked, so that a changing DNS answer has no effect. Redirects are not followed and
 * proxies not used.
 */
export function guardedCall(guards: Guards): (address: string, call: GuardedCall) => Promise<ProviderReply> {
  return async (address, call) => {
    const url = URL.parse(address)
    if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
      return { kind: 'unreachable', cause: 'is no web address' }
    }
    if (!isLiteralAllowed(url, guards)) return { kind: 'unreachable', cause: 'must not be called' }
    const signal = AbortSignal.timeout(call.timeoutMs ?? guards.timeoutMs)
    try {
      const reply = await send(url, call, { signal, lookup: checkedLookup(guards), agent: false })
      const {
        location,
        'retry-after': retryAfter,
        'access-control-allow-origin': allowedOrigin,
      } = reply.headers
      return {
        kind: 'replied',
        status: reply.statusCode ?? 0,
        text: await textOf(reply),
        ...(retryAfter !== undefined && { retryAfter }),
        ...(location !== undefined && { location }),
        ...(allowedOrigin !== undefined && { allowedOrigin }),
      }
    } catch (error) {
      return { kind: 'unreachable', cause: signal.aborted ? timedOut : causeOf(error) }
    }
  }
}

function send(
  url: URL,
  { method, headers, body }: GuardedCall,
  options: RequestOptions & { readonly signal: AbortSignal },
) {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return replyTo(
    url,
    { ...options, method, headers: { accept: 'application/json', ...headers, ...length } },
    body,
  )
}

async function textOf(reply: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of reply) {
      if (!(chunk instanceof Uint8Array)) continue
      length += chunk.byteLength
      if (length > largestReply) throw new NoReply('answered too much')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof NoReply ? error : new NoReply('broke off', { cause: error })
  }
  return Buffer.concat(chunks).toString('utf8')
}

const causeOf = (error: unknown) =>
  error instanceof NoReply ? error.message : (certificateProblem(error) ?? 'could not be connected')
