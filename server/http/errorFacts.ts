export type ErrorFacts = { readonly error: string; readonly at: string }

/**
 * What may be logged about an error: its name and its place. The message may contain what a person wrote
 * (ERR-3).
 */
export const errorFacts = (error: unknown): ErrorFacts => ({ error: nameOf(error), at: placeOf(error) })

/** Why a store cannot be reached: a code of PostgreSQL, SQLite or the system, if there is one. */
export function causeFacts({ cause }: Error): { readonly code?: string } {
  if (!(cause instanceof Error)) return {}
  if ('errcode' in cause && typeof cause.errcode === 'number') return { code: `SQLite ${cause.errcode}` }
  return 'code' in cause && typeof cause.code === 'string' ? { code: cause.code } : {}
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error)

function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  // The stack begins with the message, whose lines may look like places.
  const stack = error.stack ?? ''
  const messageEnd = Math.max(0, stack.indexOf(error.message)) + error.message.length
  return /^ {1,8}at .*$/m.exec(stack.slice(messageEnd))?.[0].trim() ?? 'unknown'
}
