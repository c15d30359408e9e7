import { NotLoaded } from '../../../../ui/NotLoaded.ts'
import type { FileReading } from './readBoth.ts'

/**
 * Read the text of an iCalendar file in a worker; here if workers are not available or it fails.
 *
 * @throws {NotLoaded} if the script that reads it cannot be fetched
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
