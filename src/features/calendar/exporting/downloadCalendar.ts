import { download } from '../../../ui/download.ts'

/** Lets a person save iCalendar text as a file that is named for what is in it. */
export const downloadCalendar = (text: string, title: string): void =>
  download(text, `${fileName(title)}.ics`, 'text/calendar')

/** A title without what file systems refuse. */
const fileName = (title: string) =>
  title
    .replaceAll(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')
    .trim()
    .slice(0, 80) || 'calendar'
