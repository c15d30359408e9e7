/** What a clipboard calls the id of the calendar that an event was copied from. */
export const calendarIdType = 'application/x-kalends-calendar'
