import type { AppConfig } from '#contract/appConfig.ts'
import { endpoints, pathOf } from '#contract/endpoints.ts'
import type { JCal } from '#contract/jcal.ts'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import { shellQuoted } from '../../../ui/shellQuoted.ts'
import { moveDestination } from '../queries/requests/eventRequests.ts'
import type { ObjectRequest } from './requestsOf.ts'

/** What a PUT sends. */
export type SentBody = { readonly type: string; readonly text: string }

/** The request that reads an event, as a command. The token is a variable of the shell, and never in the text. */
export const curlThatReads = (config: AppConfig, name: ObjectName): string =>
  command(config, endpoints.event.method, name, ['Accept: application/calendar+json'])

/**
 * A request that writes an event, as a command. The quoted delimiter keeps the shell from expanding the body.
 *
 * @param bodyOf what a PUT of an object sends
 */
export function curlThatWrites(
  config: AppConfig,
  request: ObjectRequest,
  bodyOf: (after: JCal) => SentBody,
): string {
  const { kind, name, etag } = request
  const condition = etag === null ? [] : [`If-Match: ${etag}`]
  if (kind === 'move') {
    const there = `Destination: ${moveDestination(request.to)}`
    return command(config, endpoints.moveEvent.method, name, [there, 'Overwrite: F', ...condition])
  }
  const isNew = request.before === null
  const body = bodyOf(request.after)
  const headers = [`Content-Type: ${body.type}`, ...(isNew ? ['If-None-Match: *'] : condition)]
  const head = command(config, endpoints.putEvent.method, name, headers)
  return `${head}${continued}--data-binary @- <<'EVENT'\n${body.text}\nEVENT`
}

function command(config: AppConfig, method: string, name: ObjectName, headers: readonly string[]): string {
  return [
    `curl --request ${method} ${shellQuoted(addressOf(config, name))}`,
    '--header "Authorization: Bearer $TOKEN"',
    ...headers.map((header) => `--header ${shellQuoted(header)}`),
  ].join(continued)
}

const addressOf = ({ davUrl }: AppConfig, name: ObjectName) =>
  davUrl.replace(/\/$/, '') + pathOf(endpoints.event, name)

const continued = ' \\\n  '
