/** Dates of the stories, relative to today, in the zone of the stories' browsers. */
export const zone = 'Europe/Paris'

export const today = () => Temporal.Now.plainDateISO(zone)

const monday = () => {
  const date = today()
  return date.subtract({ days: date.dayOfWeek - 1 })
}

/** A day of this week: 0 is Monday; 7 is Monday of the next week. */
export const dayOfWeek = (fromMonday: number) => monday().add({ days: fromMonday })

/** A day of next week in a zone: 0 is Monday. */
export function dayOfNextWeek(fromMonday: number, timeZone = zone): Temporal.PlainDate {
  const date = Temporal.Now.plainDateISO(timeZone)
  return date.add({ days: 8 - date.dayOfWeek + fromMonday })
}

/** `Monday 15 March`, as in the names of events. */
export const spoken = (date: Temporal.PlainDate) =>
  `${date.toLocaleString('en-GB', { weekday: 'long' })} ${date.day} ${date.toLocaleString('en-GB', { month: 'long' })}`

/** `Monday 15 March`, as in messages: with its year if that, or that of a day beside it, is not the present one. */
export const spokenInMessage = (date: Temporal.PlainDate, ...beside: readonly Temporal.PlainDate[]) =>
  [date, ...beside].every(({ year }) => year === today().year) ? spoken(date) : `${spoken(date)} ${date.year}`

/** `Mon 15 Mar`, as a field shows it; with its year if that is another one. */
export const inField = (date: Temporal.PlainDate) =>
  [
    date.toLocaleString('en-GB', { weekday: 'short' }),
    date.day,
    // `Sept` for people, `Sep` in a field.
    date.toLocaleString('en-GB', { month: 'long' }).slice(0, 3),
    ...(date.year === today().year ? [] : [date.year]),
  ].join(' ')
