import type { PrefilledEvent } from '../../../navigation/paths.ts'
import { readMail } from '../importing/reading/readMail.ts'

type Ways = {
  readonly onImport: (file: File) => void
  /** Opens the form of a new event. */
  readonly begin: (event: PrefilledEvent) => void
}

/** The calendar in a mail is imported; of a mail without one, the subject is the title of a new event. */
export async function openMail(file: File, { onImport, begin }: Ways): Promise<void> {
  const { subject, calendar } = await readMail(new Uint8Array(await file.arrayBuffer()))
  if (calendar === null) return begin({ title: subject })
  onImport(new File([calendar], file.name.replace(/(?:\.eml)?$/i, '.ics'), { type: 'text/calendar' }))
}
