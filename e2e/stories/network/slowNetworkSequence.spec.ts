import type { Page } from '@playwright/test'
import type { Agenda } from '../../agenda/agenda.ts'
import { dayOfWeek } from '../../agenda/dates.ts'
import { drawnFrom } from '../../support/drawnFrom.ts'
import { expect, rest, test } from '../../support/network/slowNetwork.ts'
import { typeInto } from '../../agenda/typeInto.ts'

/** The events on the screen, by their names, in the order of the grid. */
const screenOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('grid', { name: /^Week of/ })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))

const scopes = ['This event', 'This and following events', 'All events'] as const

/** What Alice can do to an event, each visible at once on her screen. */
const edits = {
  add: async (agenda: Agenda, _page: Page, name: string, hour: number) => {
    const times = { from: `${8 + hour}:00`, to: `${9 + hour}:00` }
    await agenda.add({ title: name, date: dayOfWeek(6), calendar: 'Work', ...times })
    await expect(agenda.event(`${name}, `)).toBeVisible()
  },
  lower: async (agenda: Agenda, _page: Page, name: string, quarters: number) => {
    await agenda.lower(name, quarters + 1)
    await expect(agenda.event(name)).toHaveCount(0)
  },
  rename: async (agenda: Agenda, page: Page, name: string) => {
    await agenda.event(name).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
    const other = `${name.split(',')[0]}+`
    await typeInto(page.getByRole('textbox', { name: 'Title' }), other)
    await agenda.save()
    await expect(agenda.event(`${other}, `).first()).toBeVisible()
  },
  remove: async (agenda: Agenda, page: Page, name: string) => {
    await agenda.event(name).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(agenda.event(name)).toHaveCount(0)
  },
}

// The second is for the mock build alone: the luck of the page is what differs.
for (const { seed, tag } of [
  { seed: 7, tag: [] },
  { seed: 12, tag: '@once' },
]) {
  test(
    `whatever Alice does two seconds away from a service that refuses one write in three, her screen ends as the store is (${seed})`,
    { tag },
    async ({ network, agenda, page }) => {
      test.slow()
      const { below, oneOf } = drawnFrom(seed)
      await network.change({ refusesOneIn: 3, seed })
      for (let count = 1; count <= 10; count++) {
        const mine = (await screenOf(page)).filter((name) => /^(Plan|Release|Budget)/.test(name))
        const kind = mine.length < 2 ? 'add' : oneOf(['add', 'lower', 'lower', 'rename', 'remove'] as const)
        await edits[kind](agenda, page, kind === 'add' ? `Plan ${count}` : oneOf(mine), below(4))
        await network.pass(below(4) * 1_000)
      }
      await agenda.lower(/^Yoga/, 2)
      await agenda.ofSeries(oneOf(scopes))
      await network.pass(1_000)
      await rest(network, page)
      const screen = await screenOf(page)

      await network.change({ latencyMs: 0, refusesOneIn: 0 })
      await page.reload()
      await agenda.settled()
      expect(await screenOf(page)).toEqual(screen)
    },
  )
}
