import type { ICalendarReading } from '#domain/ical/parseICalendar.ts'

/** Read the text of an iCalendar file in a worker; where there can be none, or it fails, here. */
export async function readFile(text: string): Promise<ICalendarReading> {
  try {
    return await readBeside(text)
  } catch {
    const { parseICalendar } = await import('#domain/ical/parseICalendar.ts')
    return parseICalendar(text)
  }
}

function readBeside(text: string): Promise<ICalendarReading> {
  const worker = new Worker(new URL('readFile.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<ICalendarReading>()
  worker.addEventListener('message', ({ data }: MessageEvent<ICalendarReading>) => resolve(data))
  worker.addEventListener('error', reject)
  worker.postMessage(text)
  return promise.finally(() => worker.terminate())
}
