import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { NoReply } from './addressGuards.ts'

/** Sends a request. Whatever ends it without a reply rejects, also a server that answers in another protocol (101). */
export function replyTo(
  url: URL,
  options: RequestOptions & { readonly signal: AbortSignal },
  body?: string | Uint8Array,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const open = url.protocol === 'https:' ? httpsRequest : httpRequest
  open(url, options)
    .on('response', resolve)
    .on('error', reject)
    .on('close', () => reject(new NoReply('broke off')))
    .end(body)
  return promise
}
