import type { IncomingMessage } from 'node:http'
import { addAbortSignal, type Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { WebFileReply, WebFileState } from '../ports.ts'
import { checkedLookup, isLiteralAllowed, NoReply, type AddressGuards } from './addressGuards.ts'
import { readWebAddress } from './readWebAddress.ts'
import { replyTo } from './replyTo.ts'

const maxRedirects = 3
const redirects = new Set([301, 302, 303, 307, 308])

export type WebFileGuards = AddressGuards & {
  /** For all calls of one reading together. */
  readonly timeoutMs: number
  /** In bytes, after decompression. */
  readonly largest: number
}

/**
 * Reads a file at an address that somebody typed (CAL-31). Each address, also of a redirect, is checked: its
 * scheme, its port (80 and 443, unless private networks may be called), and the network address that its name
 * has, to which the connection then goes.
 */
export function webFileCall(
  guards: WebFileGuards,
): (address: string, known: WebFileState) => Promise<WebFileReply> {
  return async (address, known) => {
    const signal = AbortSignal.timeout(guards.timeoutMs)
    const began = performance.now()
    try {
      const reply = await following(address, headersFor(known), signal, guards)
      if (reply.statusCode === 304) {
        reply.destroy()
        return { kind: 'unchanged', maxAgeMs: maxAgeOf(reply) }
      }
      if (reply.statusCode !== 200) {
        reply.destroy()
        throw new NoReply('was not answered with a file')
      }
      return { ...(await fileIn(reply, signal, guards)), tookMs: performance.now() - began }
    } catch (error) {
      if (signal.aborted) return { kind: 'failed', cause: 'timed out' }
      return { kind: 'failed', cause: error instanceof NoReply ? error.message : 'could not be read' }
    }
  }
}

async function following(
  address: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  guards: WebFileGuards,
): Promise<IncomingMessage> {
  let url = checked(address, guards)
  for (let followed = 0; ; followed += 1) {
    const reply = await get(url, headers, signal, guards)
    if (!redirects.has(reply.statusCode ?? 0)) return reply
    reply.destroy()
    if (followed === maxRedirects) throw new NoReply('has too many redirects')
    const next = URL.parse(reply.headers.location ?? '', url)
    // What was asked for by TLS may be secret.
    if (next === null || (url.protocol === 'https:' && next.protocol !== 'https:'))
      throw new NoReply('leads nowhere')
    next.hash = ''
    url = checked(next.href, guards)
  }
}

/** @throws {NoReply} for an address that must not be called */
function checked(address: string, guards: WebFileGuards): URL {
  const url = URL.parse(readWebAddress(address) ?? '')
  const isPortAllowed = url !== null && (guards.isPrivateAllowed || ['', '80', '443'].includes(url.port))
  if (url === null || !isPortAllowed || !isLiteralAllowed(url, guards))
    throw new NoReply('must not be called')
  return url
}

const get = (
  url: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  guards: WebFileGuards,
): Promise<IncomingMessage> =>
  replyTo(url, { method: 'GET', headers, signal, lookup: checkedLookup(guards), agent: false })

const headersFor = ({ etag, lastModified }: WebFileState) => ({
  accept: 'text/calendar, */*;q=0.5',
  'accept-encoding': 'gzip, deflate, br',
  'user-agent': 'Kalends',
  ...(etag !== null && { 'if-none-match': etag }),
  ...(lastModified !== null && { 'if-modified-since': lastModified }),
})

const decoders = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const

async function fileIn(reply: IncomingMessage, signal: AbortSignal, guards: WebFileGuards) {
  const { etag, 'last-modified': lastModified, 'content-encoding': encoding = 'identity' } = reply.headers
  const name = encoding.trim().toLowerCase()
  const decoder = Object.entries(decoders).find(([each]) => each === name)?.[1]
  if (decoder === undefined && name !== 'identity' && name !== '') {
    reply.destroy()
    throw new NoReply('is in an unknown encoding')
  }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of unpacked(reply, decoder?.(), signal)) {
    if (!(chunk instanceof Uint8Array)) continue
    length += chunk.byteLength
    if (length > guards.largest) throw new NoReply('is too large')
    chunks.push(chunk)
  }
  return {
    kind: 'file' as const,
    bytes: Buffer.concat(chunks),
    etag: etag ?? null,
    lastModified: lastModified ?? null,
    maxAgeMs: maxAgeOf(reply),
  }
}

/** `pipeline` would not settle where the reader gives up on what has arrived already, nor when the time is over then. */
function unpacked(reply: IncomingMessage, decoder: Transform | undefined, signal: AbortSignal): Readable {
  if (decoder === undefined) return reply
  reply.on('error', (error) => decoder.destroy(error))
  decoder.on('close', () => reply.destroy())
  return addAbortSignal(signal, reply.pipe(decoder))
}

function maxAgeOf({ headers }: IncomingMessage): number | null {
  const seconds = /(?:^|[,\s])max-age="?(\d{1,9})/i.exec(headers['cache-control'] ?? '')?.[1]
  return seconds === undefined ? null : Number(seconds) * 1000
}
