import * as v from 'valibot'
import type { Edit } from './Edit.ts'
import { editSchema } from './editSchema.ts'

/** Makes of an edit of one version, unread, one of the next. */
export type Upgrade = (edit: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>

/** What each version needs to become the next: the first row makes version 2 of version 1. None yet. */
const upgrades: readonly Upgrade[] = []

/**
 * An edit as it was read. `too-new` was written by a later version of the application, and is kept for it.
 */
export type EditReading =
  | { readonly ok: true; readonly edit: Edit }
  | { readonly ok: false; readonly problem: 'unreadable' | 'too-new' }

/** Read an edit that was stored as JSON, by this version or an older one. */
export function readEdit(input: unknown): EditReading {
  const current = upgraded(input, upgrades)
  if (!current.ok) return current
  const read = v.safeParse(editSchema, current.value)
  return read.success ? { ok: true, edit: read.output } : { ok: false, problem: 'unreadable' }
}

const versioned = v.looseObject({ version: v.pipe(v.number(), v.integer(), v.minValue(1)) })

/**
 * A value with a version, upgraded step by step to the newest.
 *
 * @param steps the first makes version 2 of version 1
 */
export function upgraded(
  input: unknown,
  steps: readonly Upgrade[],
):
  | { readonly ok: true; readonly value: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly problem: 'unreadable' | 'too-new' } {
  const read = v.safeParse(versioned, input)
  if (!read.success) return { ok: false, problem: 'unreadable' }
  const { version } = read.output
  const newest = steps.length + 1
  if (version > newest) return { ok: false, problem: 'too-new' }
  const value = steps
    .slice(version - 1)
    .reduce<Readonly<Record<string, unknown>>>((edit, step) => step(edit), read.output)
  return { ok: true, value: { ...value, version: newest } }
}
