import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'

/** A browser and its push service, on loopback: what arrives there is decrypted (RFC 8188, RFC 8291). */
export type PushEndpoint = {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  readonly received: readonly ReceivedPush[]
  /** What it answers from now on; 201 in the beginning. */
  answer(status: number): void
  close(): Promise<void>
}

export type ReceivedPush = { readonly headers: IncomingHttpHeaders; readonly text: string }

export async function openPushEndpoint(): Promise<PushEndpoint> {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const auth = randomBytes(16)
  const received: ReceivedPush[] = []
  let status = 201
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      received.push({ headers: request.headers, text: decrypted(body, pair, publicKey, auth) })
      response.writeHead(status).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = address === null || typeof address === 'string' ? 0 : address.port
  return {
    endpoint: `http://127.0.0.1:${port}/push/alice`,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    received,
    answer: (next) => {
      status = next
    },
    close: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

async function readBody(request: AsyncIterable<unknown>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of request) if (part instanceof Uint8Array) parts.push(part)
  return Buffer.concat(parts)
}

type Pair = ReturnType<typeof createECDH>

function decrypted(body: Buffer, pair: Pair, publicKey: Buffer, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyEnd = 21 + body.readUInt8(20)
  const senderKey = body.subarray(21, keyEnd)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(senderKey), auth, info, 32))
  const derived = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  decipher.setAuthTag(body.subarray(-16))
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()])
  // The text ends with a byte 2, followed by zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}
