import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printICalendar } from '#domain/ical/printICalendar.ts'
import * as v from 'valibot'
import { jCal } from '#contract/jcal.ts'
import { manyEvents, middle } from './manyEvents.ts'

const asked = 3

/**
 * How many REPORTs of six weeks Radicale answers in a second, after it has built its index; null if it is not
 * installed.
 */
export async function radicale(folder: string, port: number, count: number): Promise<number | null> {
  if (spawnSync('radicale', ['--version']).status !== 0) return null
  fill(join(folder, 'collection-root', 'alice', 'calendar'), count)
  const settings = {
    config: '/dev/null',
    'server-hosts': `127.0.0.1:${port}`,
    'storage-filesystem-folder': folder,
    'auth-type': 'none',
    'rights-type': 'owner_only',
    'logging-level': 'info',
  }
  const args = Object.entries(settings).map(([name, value]) => `--${name}=${value}`)
  const server = spawn('radicale', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  try {
    await ready(server.stderr)
    await report(port, 0)
    const began = performance.now()
    for (let day = 1; day <= asked; day++) await report(port, day)
    return asked / ((performance.now() - began) / 1000)
  } finally {
    server.kill()
    await once(server, 'exit')
  }
}

function fill(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, '.Radicale.props'), '{"tag": "VCALENDAR"}')
  for (const { eventId, jcal } of manyEvents('alice', count)) {
    writeFileSync(join(folder, `${eventId}.ics`), printICalendar(v.parse(jCal, JSON.parse(jcal))))
  }
}

/** Resolves when it reports that it listens; later output is ignored. */
function ready(output: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve) => {
    output.on('data', (line) => {
      if (/ready/i.test(String(line))) resolve()
    })
  })
}

async function report(port: number, daysLater: number): Promise<void> {
  const at = (day: number) =>
    new Date(middle + day * 86_400_000).toISOString().replaceAll('-', '').replace(/T.*/, 'T000000Z')
  const answer = await fetch(`http://127.0.0.1:${port}/alice/calendar/`, {
    method: 'REPORT',
    headers: { 'content-type': 'application/xml', depth: '1', authorization: `Basic ${btoa('alice:alice')}` },
    body: `<C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">
      <D:prop><D:getetag/><C:calendar-data/></D:prop>
      <C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT">
        <C:time-range start="${at(daysLater)}" end="${at(daysLater + 42)}"/>
      </C:comp-filter></C:comp-filter></C:filter></C:calendar-query>`,
  })
  const text = await answer.text()
  if (answer.status !== 207 || !text.includes('BEGIN:VEVENT')) {
    throw new Error(`Radicale answered ${answer.status}: ${text.slice(0, 200)}`)
  }
}
