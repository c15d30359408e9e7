import type { AppConfig } from '#contract/appConfig.ts'
import { endpoints, pathOf } from '#contract/endpoints.ts'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import { shellQuoted } from '../../../ui/shellQuoted.ts'

/** What a PUT sends. */
export type SentBody = {
  readonly type: string
  readonly text: string
  /** The version that it replaces; null if it is not known. */
  readonly etag: string | null
}

/**
 * The request of an event as a command: a GET, or a PUT of what is sent. The token is a variable of the shell,
 * and never in the text. The quoted delimiter keeps the shell from expanding the body.
 */
export function curlCommand({ davUrl }: AppConfig, name: ObjectName, sent: SentBody | null): string {
  const { method } = sent ? endpoints.putEvent : endpoints.event
  const address = davUrl.replace(/\/$/, '') + pathOf(endpoints.event, name)
  const head = [`curl --request ${method} ${shellQuoted(address)}`, '--header "Authorization: Bearer $TOKEN"']
  if (!sent) return [...head, "--header 'Accept: application/calendar+json'"].join(continued)
  return [
    [
      ...head,
      `--header ${shellQuoted(`Content-Type: ${sent.type}`)}`,
      ...(sent.etag === null ? [] : [`--header ${shellQuoted(`If-Match: ${sent.etag}`)}`]),
      "--data-binary @- <<'EVENT'",
    ].join(continued),
    sent.text,
    'EVENT',
  ].join('\n')
}

const continued = ' \\\n  '
