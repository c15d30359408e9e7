import { expect, test } from 'vitest'
import { readBoth } from './readBoth.ts'

const addresses = import.meta.glob<string>('./readFile.worker.ts', {
  query: '?worker&url',
  import: 'default',
  eager: true,
})

const inMexico = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//EN
BEGIN:VEVENT
UID:tea
DTSTAMP:20270301T000000Z
DTSTART;TZID=America/Mexico_City:20270315T100000
DTEND;TZID=America/Mexico_City:20270315T110000
SUMMARY:Tea
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n')

test('a worker without Temporal reads a file as the page does', async () => {
  const worker = await withoutTemporal(new URL(addresses['./readFile.worker.ts'] ?? '', location.origin).href)
  const answer = new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data))
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
  })
  worker.postMessage(inMexico)
  expect(await answer).toEqual(readBoth(inMexico))
  worker.terminate()
})

/** A worker in a browser that has no `Temporal`, as Safari. */
async function withoutTemporal(script: string): Promise<Worker> {
  const text = `delete globalThis.Temporal; await import(${JSON.stringify(script)}); self.postMessage('ready')`
  const blob = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
  const worker = new Worker(blob, { type: 'module' })
  await new Promise((resolve, reject) => {
    worker.addEventListener('message', resolve, { once: true })
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true })
  })
  URL.revokeObjectURL(blob)
  return worker
}
