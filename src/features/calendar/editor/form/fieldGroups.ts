import type { EventForm } from './eventForm.ts'

export type FieldGroup =
  | 'title'
  | 'times'
  | 'calendar'
  | 'location'
  | 'availability'
  | 'visibility'
  | 'description'

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
  description: ['description'],
}

const groupNames: readonly FieldGroup[] = [
  'title',
  'times',
  'calendar',
  'location',
  'availability',
  'visibility',
  'description',
]

/** The groups in which two forms differ, in the order of the dialog. */
export const groupsBetween = (one: EventForm, other: EventForm): readonly FieldGroup[] =>
  groupNames.filter((group) => fieldGroups[group].some((field) => one[field] !== other[field]))

/** A form with some of its groups taken from another one. */
export function withGroups(form: EventForm, from: EventForm, groups: readonly FieldGroup[]): EventForm {
  const taken = new Set<string>(groups.flatMap((group) => fieldGroups[group]))
  const picked = Object.fromEntries(Object.entries(from).filter(([field]) => taken.has(field)))
  return { ...form, ...picked }
}
