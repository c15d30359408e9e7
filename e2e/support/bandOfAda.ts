import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { dayOfNextWeek } from '../agenda/dates.ts'
import { actAs } from './actAs.ts'
import { test as base } from './test.ts'

const tuesday = dayOfNextWeek(1)

/** News come over a stream. */
export const soon = { timeout: 20_000 }

/** A calendar of Ada with a gig on Tuesday, which she shares with Alice by the service. */
async function bandOfAda(page: Page) {
  const act = (method: string, path: string, body: unknown) => actAs(page, 'admin', { method, path, body })
  const user = await actAs(page, 'admin', { method: 'GET', path: '/api/user' })
  const band = `/dav/api/calendars/${v.parse(v.object({ id: v.string() }), user).id}/band`
  const at = (time: string) => `${tuesday.toString()}T${time}:00`
  const zone = { tzid: 'Europe/Paris' }
  await act('POST', `${band.slice(0, -'/band'.length)}.json`, { id: 'band', 'dav:name': 'Band' })
  await act('PUT', `${band}/gig.ics`, [
    'vcalendar',
    [],
    [
      [
        'vevent',
        [
          ['uid', {}, 'text', 'gig'],
          ['summary', {}, 'text', 'Gig'],
          ['dtstart', zone, 'date-time', at('10:00')],
          ['dtend', zone, 'date-time', at('11:00')],
        ],
        [],
      ],
    ],
  ])
  const dav = { 'dav:href': 'mailto:alice@kalends.example' }
  let isThere = true
  const deletes = async () => {
    isThere = false
    await actAs(page, 'admin', { method: 'DELETE', path: `${band}.json` })
  }
  return {
    gives: (right: string) =>
      act('POST', `${band}.json`, { share: { set: [{ ...dav, [`dav:${right}`]: true }] } }),
    cancelsGig: () => actAs(page, 'admin', { method: 'DELETE', path: `${band}/gig.ics` }),
    deletes,
    /** The next story has one of its own. */
    ends: async () => (isThere ? deletes() : undefined),
  }
}

/** Alice looks at the week of the gig, which she may change. */
export const test = base.extend<{ band: Awaited<ReturnType<typeof bandOfAda>> }>({
  band: async ({ signedInAs, agenda, page, knownHere }, use, testInfo) => {
    testInfo.slow()
    await knownHere('admin')
    await signedInAs('alice')
    await agenda.settled()
    const band = await bandOfAda(page)
    await band.gives('read-write')
    await page.keyboard.press('j')
    await agenda.event('Gig, ').waitFor(soon)
    await use(band)
    await band.ends()
  },
})
