import { hash } from 'node:crypto'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './acceptedEncoding.ts'

/** A file of the build, in memory, in the encodings in which it was requested. */
export type StaticFile = {
  readonly type: string
  readonly etag: string
  /** The bytes in an encoding. Each encoding is made once, on first use. */
  bytes(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>
  readonly isCompressible: boolean
}

export function staticFile(name: string, content: Uint8Array<ArrayBuffer>): StaticFile {
  const made = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>()
  const type = types[extname(name)] ?? 'application/octet-stream'
  return {
    type,
    // Weak, because it is the same for every encoding.
    etag: `W/"${hash('sha256', content, 'base64url').slice(0, 22)}"`,
    isCompressible: /^text\/|json|javascript|svg|manifest/.test(type),
    bytes: (encoding) => {
      const known = made.get(encoding) ?? encoders[encoding](content)
      made.set(encoding, known)
      return known
    },
  }
}

const brotli = promisify(brotliCompress)
const zipped = promisify(gzip)

const encoders: Readonly<
  Record<Encoding, (content: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>>
> = {
  br: (content) => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (content) => zipped(content, { level: 9 }),
  identity: async (content) => content,
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
