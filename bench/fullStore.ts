import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import type { JCal } from '#contract/jcal.ts'
import { endpoints, pathOf } from '#contract/endpoints.ts'
import { spanOf } from '#domain/event/spanOf.ts'
import { epochMs } from '#domain/time/units.ts'
import { accessTokenOf } from '#e2e/support/probes/accessTokenOf.ts'
import { signIn, takeSeat } from '#e2e/support/signIn.ts'
import { runKalends } from '#e2e/support/targets/runKalends.ts'
import { storeFileIn } from '#server/process/operation/openStore.ts'
import { sqliteStore } from '#server/store/sqlite/sqliteStore.ts'
import { vevent } from '#mocks/support/vevent.ts'
import { ensureBuilt } from '../scripts/bootstrap/ensureBuilt.mjs'
import type { PlainEvent } from './page/PlainEvent.ts'
import { watchRequests } from './requests.ts'

/** So many share a flush of the disk. */
const atOnce = 500

/**
 * The whole application with its service, and somebody whose calendar has these events. They are written into the store
 * while nothing runs: as requests, a hundred thousand would take half an hour.
 */
export async function fullStore(browser: Browser, events: readonly PlainEvent[]) {
  const problem = await ensureBuilt()
  if (problem) throw new Error(problem)
  const dataDir = await mkdtemp(join(tmpdir(), 'kalends-bench-'))
  const before = await runKalends({ dataDir })
  const session = await signIn(browser, before.url, 'alice')
  const authorization = `Bearer ${accessTokenOf(session)}`
  const user = await fetch(new URL(pathOf(endpoints.user), before.url), { headers: { authorization } })
  const { id: homeId } = await user.json()
  await before.stop()
  await fill(storeFileIn(dataDir), homeId, events)

  // At the same address: a person who was signed in still is.
  const kalends = await runKalends({ dataDir, port: Number(new URL(before.url).port) })
  return {
    /** A page of that person. */
    open: async (path: string): Promise<Page> => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 1200 },
        timezoneId: 'Europe/Paris',
        locale: 'en-GB',
      })
      const page = await context.newPage()
      watchRequests(page)
      await takeSeat(page, kalends.url, session)
      await page.goto(`${kalends.url}#${path}`)
      return page
    },
    close: async () => {
      await kalends.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

async function fill(file: string, homeId: string, events: readonly PlainEvent[]): Promise<void> {
  const store = await sqliteStore(file)
  for (let from = 0; from < events.length; from += atOnce)
    // oxlint-disable-next-line no-await-in-loop -- some at once
    await Promise.all(
      events.slice(from, from + atOnce).map((event) => {
        const jcal = jCalOf(event)
        const span = spanOf(jcal)
        if (span === null) throw new Error(`${event.id} has no span`)
        const record = {
          homeId,
          calendarId: homeId,
          eventId: event.id,
          uid: event.id,
          jcal: JSON.stringify(jcal),
          etag: `"${event.id}"`,
          modifiedAt: epochMs(Date.now()),
          ...span,
        }
        return store.events.put(record, { kind: 'none' })
      }),
    )
  await store.close()
}

const dayMs = 86_400_000
const minuteMs = 60_000

function jCalOf({ id: uid, title, start, end, isAllDay }: PlainEvent): JCal {
  if (isAllDay) return vevent({ uid, title, start: dayOf(start), end: dayOf(end) })
  return vevent({
    uid,
    title,
    start: timeOf(start),
    end: timeOf(Math.max(end, start + minuteMs)),
    zone: 'UTC',
  })
}

const dayOf = (instant: number) => new Date(Math.floor(instant / dayMs) * dayMs).toISOString().slice(0, 10)
const timeOf = (instant: number) => new Date(instant).toISOString().slice(0, 19)
