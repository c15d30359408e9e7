import * as v from 'valibot'

/**
 * Every way a call can fail, for the service that refuses it and the application that explains it. The first
 * group is answered by a service; the second is only seen by the caller.
 */
export type Failure = ServiceFailure | CallFailure

export type ServiceFailure = keyof typeof httpErrors
export type CallFailure =
  | 'offline'
  | 'timed-out'
  | 'cookie-blocked'
  | 'unreadable-answer'
  | 'not-supported'
  | 'nothing-changed'
  | 'failed'

type ErrorText = { readonly status: number; readonly message: string }

/** Status and short message of each refusal of ours (ERR-1, ERR-3). Several may share a status. */
export const httpErrors = {
  'not-json': { status: 400, message: 'Bad Request' },
  'wrong-shape': { status: 400, message: 'Bad Request' },
  'missing-scope': { status: 400, message: 'Bad Request' },
  'signed-out': { status: 401, message: 'Unauthorized' },
  'wrong-credentials': { status: 401, message: 'Unauthorized' },
  forbidden: { status: 403, message: 'Forbidden' },
  'needs-sign-in': { status: 403, message: 'Forbidden' },
  'unknown-domain': { status: 403, message: 'Forbidden' },
  blocked: { status: 403, message: 'Forbidden' },
  'email-missing': { status: 403, message: 'Forbidden' },
  'email-unreadable': { status: 403, message: 'Forbidden' },
  'email-not-verified': { status: 403, message: 'Forbidden' },
  'email-not-vouched': { status: 403, message: 'Forbidden' },
  'domain-not-of-issuer': { status: 403, message: 'Forbidden' },
  'administrator-pinned': { status: 403, message: 'Forbidden' },
  'too-many-attempts': { status: 403, message: 'Forbidden' },
  'cross-site': { status: 403, message: 'Forbidden' },
  'no-event': { status: 403, message: 'Forbidden' },
  'not-found': { status: 404, message: 'Not Found' },
  'method-not-allowed': { status: 405, message: 'Method Not Allowed' },
  'already-exists': { status: 405, message: 'Method Not Allowed' },
  'place-taken': { status: 409, message: 'Conflict' },
  gone: { status: 410, message: 'Gone' },
  'changed-meanwhile': { status: 412, message: 'Precondition Failed' },
  'unknown-right': { status: 412, message: 'Precondition Failed' },
  'unknown-host': { status: 421, message: 'Misdirected Request' },
  'too-large': { status: 413, message: 'Content Too Large' },
  'not-a-calendar': { status: 415, message: 'Unsupported Media Type' },
  'calendar-not-read': { status: 422, message: 'Unprocessable Content' },
  'too-many-requests': { status: 429, message: 'Too Many Requests' },
  'server-error': { status: 500, message: 'Internal Server Error' },
  'not-implemented': { status: 501, message: 'Not Implemented' },
  unavailable: { status: 503, message: 'Service Unavailable' },
  'provider-misconfigured': { status: 503, message: 'Service Unavailable' },
  'quota-exceeded': { status: 507, message: 'Insufficient Storage' },
  'storage-full': { status: 507, message: 'Insufficient Storage' },
} as const satisfies Record<string, ErrorText>

/**
 * The body of every refusal of ours (ERR-1). Ours always sends `reason`, the name of the failure; ID-10 asks
 * for one.
 */
export const errorBody = v.object({
  error: v.object({
    code: v.number(),
    message: v.string(),
    details: v.string(),
    reason: v.optional(v.string()),
  }),
})
export type ErrorBody = v.InferOutput<typeof errorBody>

/** Whether a received `reason` is a name of this list; other servers may send their own words. */
export const isServiceFailure = (reason: string | undefined): reason is ServiceFailure =>
  reason !== undefined && Object.hasOwn(httpErrors, reason)

/** What can be read from the error body of any server of the family (ERR-2). Every field may be missing. */
export type ErrorDetails = {
  readonly code?: number
  readonly message?: string
  readonly details?: string
  readonly reason?: string
}

/**
 * Read an error body of any server of the family: ours, `error` as a bare number with `message` and `details`
 * beside it, `status` instead of `code`, no `code`, XML with `<s:message>`, HTML of a proxy, or nothing.
 *
 * @param text the body as it was received
 * @returns what was understood; `{}` if nothing was. Never throws (ERR-2)
 */
export function readErrorBody(text: string): ErrorDetails {
  const trimmed = text.trim()
  if (trimmed === '') return {}
  if (trimmed.startsWith('<')) return readXml(trimmed)
  try {
    return readJson(JSON.parse(trimmed))
  } catch {
    return {}
  }
}

const fields = v.object({
  code: v.optional(v.fallback(v.optional(v.number()), undefined)),
  status: v.optional(v.fallback(v.optional(v.number()), undefined)),
  message: v.optional(v.fallback(v.optional(v.string()), undefined)),
  details: v.optional(v.fallback(v.optional(v.string()), undefined)),
  reason: v.optional(v.fallback(v.optional(v.string()), undefined)),
})

const anyFamily = v.union([
  v.pipe(
    v.object({ error: fields }),
    v.transform(({ error }) => error),
  ),
  v.pipe(
    v.object({ error: v.number(), ...fields.entries }),
    v.transform(({ error, ...rest }) => ({ ...rest, code: error })),
  ),
  fields,
])

function readJson(value: unknown): ErrorDetails {
  const parsed = v.safeParse(anyFamily, value)
  if (!parsed.success) return {}
  const { code, status, message, details, reason } = parsed.output
  const known = { code: code ?? status, message, details, reason }
  return Object.fromEntries(Object.entries(known).filter(([, each]) => each !== undefined))
}

function readXml(text: string): ErrorDetails {
  const message = /<s:message>([^<]*)<\/s:message>/.exec(text)?.[1]
  return message === undefined ? {} : { message: unescaped(message.trim()) }
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

const unescaped = (text: string) =>
  text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (whole, name: string) => entities[name] ?? whole)
