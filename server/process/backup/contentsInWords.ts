import type { StoreContents } from '../../store/sqlite/sqliteStoreBackup.ts'

/** The contents of a store in words: `3 people, 4 calendars, 120 events`. */
export const contentsInWords = ({ people, calendars, events }: StoreContents): string =>
  [
    counted(people, 'person', 'people'),
    counted(calendars, 'calendar', 'calendars'),
    counted(events, 'event', 'events'),
  ].join(', ')

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
