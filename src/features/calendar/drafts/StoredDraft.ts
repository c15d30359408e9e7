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

/** A sentence of quick add. */
const sentenceForm = v.object({
  text: v.string(),
  /** Words of it that belong to the title, whatever they could mean. */
  plain: v.array(v.string()),
})

const sentenceDraft = v.object({
  ...head,
  kind: v.literal('sentence'),
  form: sentenceForm,
  initial: sentenceForm,
})

export const storedDraft = v.variant('kind', [eventDraft, calendarDraft, sentenceDraft])

/** What is typed in a form and not saved yet. */
export type StoredDraft = v.InferOutput<typeof storedDraft>
export type StoredEventDraft = v.InferOutput<typeof eventDraft>
export type StoredCalendarDraft = v.InferOutput<typeof calendarDraft>
export type StoredSentence = v.InferOutput<typeof sentenceDraft>

/** Whether anything differs from the initial fields. */
export const isTyped = ({ form, initial }: StoredDraft): boolean =>
  JSON.stringify(form) !== JSON.stringify(initial)

/** The title of an event, the name of a calendar, or a sentence; empty for none. */
export function titleOfDraft({ kind, form }: StoredDraft): string {
  switch (kind) {
    case 'event':
      return form.title.trim()
    case 'calendar':
      return form.name.trim()
    case 'sentence':
      return form.text.trim()
  }
}
