import type { IncomingMessage, ServerResponse } from 'node:http'
import { addressKind } from '../../net/addressKind.ts'
import { withAnswerHeaders } from '../../http/headers/answerHeaders.ts'
import type { Log, ServiceSettings } from '../../ports.ts'
import { HttpError } from '../../HttpError.ts'
import type { NodeHandler } from './listen.ts'
import { probePaths } from '../probePaths.ts'
import { hostnameOf, requestHost } from './requestHost.ts'

type World = {
  readonly settings: Pick<ServiceSettings, 'publicUrl' | 'davUrl'>
  readonly isProxyTrusted: boolean
  readonly log: Log
}

/**
 * Answers only requests for known host names: those of `PUBLIC_URL` and `KALENDS_DAV_URL`, and those of this
 * machine. This refuses pages that point a name of their own here (DNS rebinding). Probes (`probePaths`) are
 * answered under any name. Ports are not compared, because a page cannot choose the port of a request to this
 * service.
 */
export function knownHosts(handle: NodeHandler, { settings, isProxyTrusted, log }: World): NodeHandler {
  const names = new Set([settings.publicUrl, settings.davUrl ?? settings.publicUrl].map(hostnameOf))
  const isKnown = (host: string) =>
    names.has(host) || /(?:^|\.)localhost$/.test(host) || addressKind(host) === 'loopback'
  let hasWarned = isProxyTrusted

  return (request, response) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true
      log('proxy-not-trusted')
    }
    if (exempt.has(pathOf(request))) return handle(request, response)
    const host = requestHost(request, isProxyTrusted)
    if (host !== null && isKnown(host)) return handle(request, response)
    log('unknown-host')
    return answerError(response, host === null ? noHost : otherHost)
  }
}

const exempt = new Set<string>(Object.values(probePaths))

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?', 1)[0] ?? ''

const noHost = new HttpError('wrong-shape', 'A request names one host, in its Host header.')
const otherHost = new HttpError(
  'unknown-host',
  'Kalends does not answer under this name. Open it at the address that PUBLIC_URL names.',
)

async function answerError(response: ServerResponse, error: HttpError): Promise<void> {
  const answer = withAnswerHeaders(error.toResponse())
  response
    .setHeaders(answer.headers)
    .writeHead(answer.status)
    .end(await answer.text())
}
