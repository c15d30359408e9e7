import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { dayOfNextWeek } from '../../agenda/dates.ts'
import { typeInto } from '../../agenda/typeInto.ts'
import { actAs } from '../../support/actAs.ts'
import { expect, test as base } from '../../support/test.ts'

const tuesday = dayOfNextWeek(1)

/** News come over a stream. */
const soon = { timeout: 20_000 }

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
  return {
    gives: (right: string) =>
      act('POST', `${band}.json`, { share: { set: [{ ...dav, [`dav:${right}`]: true }] } }),
    deletes: () => actAs(page, 'admin', { method: 'DELETE', path: `${band}.json` }),
  }
}

/** Alice looks at the week of the gig, which she may change. */
const test = base.extend<{ band: Awaited<ReturnType<typeof bandOfAda>> }>({
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
  },
})

for (const [right, name] of [
  ['read', 'Gig'],
  ['freebusy', 'Busy'],
] as const) {
  test(`Alice types in an event of Ada, who leaves her ${right} alone: what she typed becomes an event of hers`, async ({
    agenda,
    page,
    band,
  }) => {
    await agenda.event('Gig, ').focus()
    await page.keyboard.press('e')
    const form = page.getByRole('dialog', { name: 'Edit event' })
    const title = form.getByRole('textbox', { name: 'Title' })
    await typeInto(title, 'Gig with brass')

    await band.gives(right)
    await expect(form.getByRole('alert')).toContainText('You can no longer change this event.', soon)
    await expect(title).toBeFocused()
    await page.keyboard.type(', d')
    await expect(title).toHaveValue('Gig with brass, d')
    await expect(form.getByRole('button', { name: 'Delete' })).toHaveCount(0)
    await form.getByRole('combobox', { name: 'Calendar' }).selectOption('Personal')
    await agenda.save()
    await expect(agenda.event('Gig with brass, d, ')).toHaveAccessibleName(/Personal$/)
    await expect(agenda.event(new RegExp(`^${name}, .*Band$`))).toHaveCount(1)
    await agenda.saved()
    await band.deletes()
  })
}

test('Alice drags an event while its calendar is made read-only, and again while it is taken back', async ({
  agenda,
  page,
  band,
}) => {
  const messages = page.getByRole('region', { name: 'Messages' })
  const row = page.getByRole('checkbox', { name: 'Band' })
  const dragWhile = async (act: () => Promise<unknown>) => {
    const box = await agenda.event('Gig, ').boundingBox()
    if (!box) throw new Error('The event is not on screen.')
    await page.mouse.move(box.x + 20, box.y + 10)
    await page.mouse.down()
    await page.mouse.move(box.x + 20, box.y + 70, { steps: 5 })
    await act()
    await page.mouse.up()
  }

  await dragWhile(async () => {
    await band.gives('read')
    await expect(page.getByText('Read-only', { exact: true })).toBeVisible(soon)
  })
  await expect(messages).toContainText('“Gig” stays: the calendar “Band” is read-only.')
  await band.gives('read-write')
  await expect(page.getByText('Read-only', { exact: true })).toHaveCount(0, soon)

  await dragWhile(async () => {
    await band.deletes()
    await expect(row).toHaveCount(0, soon)
  })
  await expect(messages).toContainText('“Gig” is gone: you no longer have its calendar.')
})

test('an event that is moved by keys when its calendar is taken back says that it is gone', async ({
  agenda,
  page,
  band,
}) => {
  await agenda.event('Gig, ').focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: 'Picked up' })).toHaveCount(1)
  await page.keyboard.press('ArrowDown')

  await band.deletes()
  await expect(page.getByRole('checkbox', { name: 'Band' })).toHaveCount(0, soon)
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    '“Gig” is gone: you no longer have its calendar.',
  )
})
