import type { PrefilledEvent } from '../../../navigation/paths.ts'
import { oneFile } from '../importing/reading/oneFile.ts'
import { readMail } from '../importing/reading/readMail.ts'

type Ways = {
  readonly onImport: (file: File) => void
  /** Opens the form of a new event. */
  readonly begin: (event: PrefilledEvent) => void
}

/**
 * Several files are imported as one. So is the calendar in a mail; of a mail without one, the subject is the title of a
 * new event.
 */
export async function openFiles(files: readonly [File, ...File[]], { onImport, begin }: Ways): Promise<void> {
  if (files.length > 1) return onImport(await oneFile(files))
  const [file] = files
  const { subject, calendar } = await readMail(new Uint8Array(await file.arrayBuffer()))
  if (calendar === null) return begin({ title: subject })
  onImport(new File([calendar], file.name.replace(/(?:\.eml)?$/i, '.ics'), { type: 'text/calendar' }))
}
