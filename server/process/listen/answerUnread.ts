import type { Duplex } from 'node:stream'
import { HttpError } from '../../HttpError.ts'

/** What Node says of a request that it cannot read. */
export type UnreadRequest = Error & { readonly code?: string; readonly rawPacket?: Buffer }

/** Answers a request that Node cannot read by ERR-1, and ends its connection. */
export function answerUnread(error: UnreadRequest, socket: Duplex): void {
  const { code, rawPacket } = error
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return end(socket, 'HTTP/1.1 408 Request Timeout\r\n', '')
  if (code === 'HPE_INVALID_METHOD' && isMethod(rawPacket)) return answerUnknownMethod(socket)
  return answerWith(
    socket,
    code === 'HPE_HEADER_OVERFLOW'
      ? new HttpError('token-too-large', 'The headers of this request are too large.')
      : code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW'
        ? new HttpError('too-large', 'The chunks of this request have too much beside them.')
        : new HttpError('wrong-shape', 'This is not a request of HTTP that the server can read.'),
  )
}

/** 501 for a method that Node does not read, and for CONNECT (RFC 9110 9.1). */
export const answerUnknownMethod = (socket: Duplex): void =>
  answerWith(
    socket,
    new HttpError(
      'not-implemented',
      'The server does not read this method. POST with X-HTTP-Method-Override can name it.',
    ),
  )

/** The bytes begin with a word in the place of a method; TLS to a port without it does not. */
const isMethod = (bytes: Buffer | undefined): boolean =>
  /^[\w!#$%&'*+.^`|~-]{1,32} /.test(bytes?.toString('latin1', 0, 40) ?? '')

function answerWith(socket: Duplex, error: HttpError): void {
  const body = error.toBody()
  const text = JSON.stringify(body)
  const { code, message } = body.error
  const headers = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n`
  end(socket, `HTTP/1.1 ${code} ${message}\r\nCache-Control: no-store\r\n${headers}`, text)
}

function end(socket: Duplex, head: string, body: string): void {
  // Node listens no more for errors of a connection that it has given away, and one without a listener ends the process.
  socket.on('error', () => undefined)
  socket.end(`${head}Connection: close\r\n\r\n${body}`, () => socket.destroy())
}
