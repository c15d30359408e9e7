import type { ICalendarReading } from '#domain/ical/parseICalendar.ts'
import { NotLoaded } from '../../../../ui/loading/NotLoaded.ts'

/** A file as it stands, and with guessed times; the latter is the same where nothing is to be guessed. */
export type FileReading = { readonly strict: ICalendarReading; readonly guessed: ICalendarReading }

/**
 * Read the text of an iCalendar file in a worker; where there can be none, or it fails, here.
 *
 * @throws {NotLoaded} where no script that reads it can be fetched
 */
export async function readFile(text: string): Promise<FileReading> {
  try {
    return await readBeside(text)
  } catch {
    const { readBoth } = await import('./readBoth.ts').catch((cause: unknown) => {
      throw new NotLoaded(cause)
    })
    return readBoth(text)
  }
}

function readBeside(text: string): Promise<FileReading> {
  const worker = new Worker(new URL('readFile.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<FileReading>()
  worker.addEventListener('message', ({ data }: MessageEvent<FileReading>) => resolve(data))
  worker.addEventListener('error', reject)
  worker.postMessage(text)
  return promise.finally(() => worker.terminate())
}
