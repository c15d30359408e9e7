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

/** The status of each refusal of ours (ERR-1, ERR-3). Several may share one. */
export const httpErrors = {
  'not-json': 400,
  'wrong-shape': 400,
  'missing-scope': 400,
  'signed-out': 401,
  'wrong-credentials': 401,
  forbidden: 403,
  'needs-sign-in': 403,
  'unknown-domain': 403,
  blocked: 403,
  'email-missing': 403,
  'email-unreadable': 403,
  'email-not-verified': 403,
  'email-not-vouched': 403,
  'domain-not-of-issuer': 403,
  'administrator-pinned': 403,
  'too-many-attempts': 403,
  'cross-site': 403,
  'no-event': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'already-exists': 405,
  'place-taken': 409,
  gone: 410,
  'changed-meanwhile': 412,
  'unknown-right': 412,
  'unknown-host': 421,
  'too-large': 413,
  'not-a-calendar': 415,
  'calendar-not-read': 422,
  'too-many-requests': 429,
  'token-too-large': 431,
  'server-error': 500,
  'not-implemented': 501,
  unavailable: 503,
  'provider-misconfigured': 503,
  'quota-exceeded': 507,
  'storage-full': 507,
} as const satisfies Record<string, number>

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
