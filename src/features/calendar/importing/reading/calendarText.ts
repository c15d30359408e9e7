import { fileText, type Decode } from '#domain/ical/fileText.ts'
import { isMail } from './isMail.ts'

/** The text of a calendar file, or of the calendar in a mail. @throws if the script that reads mails cannot be fetched */
export async function calendarText(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!isMail(file)) return fileText(bytes, decoded)
  const { readMail } = await import('./readMail.ts')
  const { calendar } = await readMail(bytes)
  return calendar === null ? '' : fileText(calendar, decoded)
}

const decoded: Decode = (bytes, encoding, options) => new TextDecoder(encoding, options).decode(bytes)
