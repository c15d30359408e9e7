import * as v from 'valibot'
import { jCal } from '#contract/jcal.ts'
import type { Path } from '../../../navigation/addresses.ts'
import { eventForm } from '../editor/form/eventForm.ts'
import { calendarForm } from '../sidebar/calendarForm.ts'

const head = {
  id: v.string(),
  /** What is typed: see `subjects.ts`. */
  subject: v.string(),
  /** The address of the form, or of the page that it lies over. */
  path: v.custom<Path>((path) => typeof path === 'string' && path.startsWith('/'), 'must be a path'),
  /** Whether the form is open; still true after a reload, or after signing in at the provider. */
  isOpen: v.boolean(),
  /** When it was last opened or typed in, in milliseconds since the epoch. */
  at: v.number(),
}

const storedVersion = v.object({
  data: jCal,
  etag: v.nullable(v.string()),
  isReported: v.exactOptional(v.boolean()),
})

/** What a draft is based on: the object as it was shown, and its stored version. */
const typedOver = v.object({ data: jCal, baseVersion: v.nullable(storedVersion) })

const eventDraft = v.object({
  ...head,
  kind: v.literal('event'),
  form: eventForm,
  /** The fields before anything was typed. */
  initial: eventForm,
  /** null for a new event. */
  over: v.nullable(typedOver),
})

const calendarDraft = v.object({
  ...head,
  kind: v.literal('calendar'),
  /** null for a new calendar. */
  calendarId: v.nullable(v.string()),
  form: calendarForm,
  initial: calendarForm,
})

export const storedDraft = v.variant('kind', [eventDraft, calendarDraft])

/** What is typed in a form and not saved yet. */
export type StoredDraft = v.InferOutput<typeof storedDraft>
export type StoredEventDraft = v.InferOutput<typeof eventDraft>
export type StoredCalendarDraft = v.InferOutput<typeof calendarDraft>

/** Whether anything differs from the initial fields. */
export const isTyped = ({ form, initial }: StoredDraft): boolean =>
  JSON.stringify(form) !== JSON.stringify(initial)

/** The title of an event, or the name of a calendar; empty for none. */
export const titleOfDraft = (draft: StoredDraft): string =>
  (draft.kind === 'event' ? draft.form.title : draft.form.name).trim()
