import { once } from 'node:events'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { isFree } from './freePort.ts'
import {
  npmStart,
  serviceProcess,
  withPlace,
  type Place,
  type ServiceProcess,
} from '../../testing/serviceProcess.ts'

const aCalendar = JSON.stringify({ id: 'trips', 'dav:name': 'Trips' })

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s answers running requests and frees both ports',
  async (signal) => {
    await withPlace(async (place) => {
      const running = serviceProcess(place.environment)
      await running.ready
      await stopsWell(running, signal, place)
    })
  },
)

test('SIGTERM to npm start itself ends all its processes', { timeout: 300_000 }, async () => {
  await withPlace(async (place) => {
    const running = npmStart(place.environment)
    await running.ready
    await stopsWell(running, 'SIGTERM', place)
  })
})

async function stopsWell(running: ServiceProcess, signal: NodeJS.Signals, place: Place): Promise<void> {
  const { port, idpPort, url } = place
  const authorization = `Basic ${btoa('admin@kalends.example:admin')}`
  const { id } = await (await fetch(`${url}/api/user`, { headers: { authorization } })).json()

  const writing = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: `/dav/api/calendars/${id}.json`,
    headers: { authorization, 'content-type': 'application/json', expect: '100-continue' },
  })
  writing.flushHeaders()
  await once(writing, 'continue')
  const begun = performance.now()
  running.kill(signal)
  // Its first half arrives before or after the signal is handled. In both cases it must be answered.
  writing.write(aCalendar.slice(0, 10))
  writing.end(aCalendar.slice(10))
  const [answer] = await once(writing, 'response')
  answer.resume()
  expect(answer.statusCode).toBe(201)

  const { exitCode } = await running.ended
  expect(performance.now() - begun).toBeLessThan(5_000)
  expect(exitCode).toBe(0)
  expect(await isFree(port)).toBe(true)
  expect(await isFree(idpPort)).toBe(true)
}
