import { expect, test } from 'vitest'
import { startWork } from './startWork.ts'

/** Work that ends when it is told to, and notes what happens to it. */
function workers() {
  const noted: string[] = []
  const ends = new Map<string, () => void>()
  const worker = (name: string) => ({
    start: () => {
      noted.push(`${name} starts`)
      return () => {
        noted.push(`${name} stops`)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      }
    },
  })
  return { noted, ends, worker }
}

test('all work begins to stop at once, with the streams of changes, and a stop waits for all of it', async () => {
  const { noted, ends, worker } = workers()
  const service = {
    fetch: async () => new Response(),
    deliveries: worker('deliveries'),
    mail: worker('mail'),
    webReading: null,
    reminders: worker('reminders'),
    changes: { stop: () => void noted.push('changes stop') },
  }
  const stop = startWork(service, 'http://localhost:8080')
  expect(noted.splice(0)).toEqual(['deliveries starts', 'mail starts', 'reminders starts'])
  const stopping = stop().then(() => noted.push('over'))
  expect(noted.splice(0)).toEqual(['changes stop', 'deliveries stops', 'mail stops', 'reminders stops'])
  ends.get('mail')?.()
  ends.get('reminders')?.()
  await new Promise(setImmediate)
  expect(noted).toEqual([])
  ends.get('deliveries')?.()
  await stopping
  expect(noted).toEqual(['over'])
})
