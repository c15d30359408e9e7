import * as v from 'valibot'
import { eventForm, type EventForm } from './eventForm.ts'

/** Fields that make sense alone, by their names in forms and groups. */
export const furtherFields = [
  ...(['status', 'colour', 'categories', 'url'] as const),
  ...(['conference', 'attachments', 'reminders'] as const),
]
type FurtherField = (typeof furtherFields)[number]

export type FieldGroup =
  | 'title'
  | 'times'
  | 'calendar'
  | 'location'
  | 'availability'
  | 'visibility'
  | 'description'
  | FurtherField
  | 'guests'

/**
 * The group of every field: fields of one only make sense together, as `domain/edits/propertyGroups` has them for
 * properties.
 */
const groupOf: Readonly<Record<keyof EventForm, FieldGroup>> = {
  title: 'title',
  isAllDay: 'times',
  startDate: 'times',
  startTime: 'times',
  endDate: 'times',
  endTime: 'times',
  zone: 'times',
  endZone: 'times',
  repeats: 'times',
  frequency: 'times',
  interval: 'times',
  weekdays: 'times',
  on: 'times',
  monthDays: 'times',
  ending: 'times',
  lastDate: 'times',
  times: 'times',
  calendarId: 'calendar',
  location: 'location',
  isFree: 'availability',
  visibility: 'visibility',
  description: 'description',
  styledDescription: 'description',
  status: 'status',
  colour: 'colour',
  categories: 'categories',
  url: 'url',
  conference: 'conference',
  attachments: 'attachments',
  reminders: 'reminders',
  typedReminder: 'reminders',
  guests: 'guests',
}

const fields = v.keyof(eventForm).options

/** In the order of the table, which is that of the dialog. */
const groupNames = [...new Set(Object.values(groupOf))]

/** The groups in which two forms differ, in the order of the dialog. */
export function groupsBetween(one: EventForm, other: EventForm): readonly FieldGroup[] {
  const changed = fields.filter((field) => isOther(one[field], other[field]))
  const groups = new Set(changed.map((field) => groupOf[field]))
  return groupNames.filter((group) => groups.has(group))
}

const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

/** A form with some of its groups taken from another one. */
export function withGroups(form: EventForm, from: EventForm, groups: readonly FieldGroup[]): EventForm {
  const taken = fields.filter((field) => groups.includes(groupOf[field]))
  return { ...form, ...Object.fromEntries(taken.map((field) => [field, from[field]])) }
}
