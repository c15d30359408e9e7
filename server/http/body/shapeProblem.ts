import type * as v from 'valibot'

/**
 * What is wrong with a body, as the start of a sentence that names the field: `match/start is missing`. The
 * library's own messages are replaced, because they repeat the value, which may be a secret (ERR-3).
 */
export function shapeProblem(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map(({ key }) => String(key)).join('/')
  return `${path === '' ? 'The body' : path} ${wordsOf(issue)}`
}

/** The message alone, without the path. */
export function wordsOf(issue: v.BaseIssue<unknown>): string {
  if (issue.received === 'undefined') return 'is missing'
  // Our own messages are more precise.
  if (!issue.message.startsWith('Invalid ')) return issue.message
  return issue.expected === 'never' ? 'is not known' : `must be ${issue.expected ?? 'of another kind'}`
}
