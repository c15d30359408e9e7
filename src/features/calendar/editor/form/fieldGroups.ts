import type { EventForm } from './eventForm.ts'

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

/** Fields that only make sense together, as `domain/edits/propertyGroups` has them for properties. */
const fieldGroups: Readonly<Record<FieldGroup, readonly (keyof EventForm)[]>> = {
  title: ['title'],
  times: [
    ...(['isAllDay', 'startDate', 'startTime', 'endDate', 'endTime', 'zone', 'endZone'] as const),
    ...(['repeats', 'frequency', 'interval', 'weekdays', 'on'] as const),
    ...(['ending', 'lastDate', 'times'] as const),
  ],
  calendar: ['calendarId'],
  location: ['location'],
  availability: ['isFree'],
  visibility: ['visibility'],
  description: ['description', 'styledDescription'],
  status: ['status'],
  colour: ['colour'],
  categories: ['categories'],
  url: ['url'],
  conference: ['conference'],
  attachments: ['attachments'],
  reminders: ['reminders'],
  guests: ['guests'],
}

const groupNames: readonly FieldGroup[] = [
  'title',
  'times',
  'calendar',
  'location',
  'availability',
  'visibility',
  'description',
  ...furtherFields,
  'guests',
]

/** The groups in which two forms differ, in the order of the dialog. */
export const groupsBetween = (one: EventForm, other: EventForm): readonly FieldGroup[] =>
  groupNames.filter((group) => fieldGroups[group].some((field) => isOther(one[field], other[field])))

const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

/** A form with some of its groups taken from another one. */
export function withGroups(form: EventForm, from: EventForm, groups: readonly FieldGroup[]): EventForm {
  const taken = new Set<string>(groups.flatMap((group) => fieldGroups[group]))
  const picked = Object.fromEntries(Object.entries(from).filter(([field]) => taken.has(field)))
  return { ...form, ...picked }
}
