import { fileText } from '#domain/ical/fileText.ts'
import { bytesInSet } from './bytesInSet.ts'
import { isMail } from './isMail.ts'

/** The text of a calendar file, or of the calendar in a mail. @throws if the script that reads mails cannot be fetched */
export async function calendarText(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!isMail(file)) return fileText(bytes, bytesInSet)
  const { readMail } = await import('./readMail.ts')
  const { calendar } = await readMail(bytes)
  return calendar === null ? '' : fileText(calendar, bytesInSet)
}
