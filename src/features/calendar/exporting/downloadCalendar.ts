import { download } from '../../../ui/download.ts'

/** Saves iCalendar text as a file that is named for its contents. */
export const downloadCalendar = (text: string, title: string): void =>
  download(text, `${fileName(title)}.ics`, 'text/calendar')

/** A title without the characters that file systems refuse. */
const fileName = (title: string) =>
  title
    .replaceAll(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')
    .trim()
    .slice(0, 80) || 'calendar'
