import type { Page } from '@playwright/test'
import { dayOfWeek } from '../../agenda/dates.ts'
import { typeInto } from '../../agenda/typeInto.ts'
import type { Agenda } from '../../agenda/agenda.ts'
import { expect, test as base } from '../../support/test.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Alice looks at the service's health, then at her week. */
const test = base.extend<{ week: Agenda }>({
  week: async ({ signedInAs, agenda, page }, use) => {
    await signedInAs('alice', '#/health')
    await expect(heading(page, 'Service health')).toBeVisible()
    await page.getByRole('link', { name: 'Calendar' }).click()
    await agenda.settled()
    await use(agenda)
  },
})

test('the first Back after looking at an event leads to the page before', async ({ week, page }) => {
  const details = await week.open('Release 4.2')
  await details.getByRole('button', { name: 'Close' }).click()
  await expect(details).toHaveCount(0)
  await page.goBack()
  await expect(heading(page, 'Service health')).toBeVisible()
  await page.goForward()
  await expect(week.event('Release 4.2')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('so does the first Back after saving an event', async ({ week, page }) => {
  await week.add({ title: 'Tea', date: dayOfWeek(5), from: '10:00', to: '11:00' })
  await (await week.open('Tea')).getByRole('button', { name: 'Edit' }).click()
  await typeInto(page.getByRole('textbox', { name: 'Title' }), 'Cake')
  await week.save()
  await expect(week.event('Cake')).toBeVisible()
  await week.saved()
  await page.goBack()
  await expect(heading(page, 'Service health')).toBeVisible()
})

test('so does the first Back after duplicating one', async ({ week, page }) => {
  await (await week.open('Release 4.2')).getByRole('button', { name: 'Duplicate' }).click()
  const editor = page.getByRole('dialog', { name: 'New event' })
  await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue('Release 4.2')
  await week.save()
  await week.saved()
  await page.goBack()
  await expect(heading(page, 'Service health')).toBeVisible()
})

test('so does the first Back after cancelling an import and a new calendar', async ({ week, page }) => {
  await (await week.openImport()).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'New calendar' }).click()
  await page.getByRole('dialog', { name: 'New calendar' }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await week.settled()
  await page.goBack()
  await expect(heading(page, 'Service health')).toBeVisible()
})

test('Back from an open event closes it, and from another week leads to the week before', async ({
  week,
  page,
}) => {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await week.settled()
  await page.getByRole('button', { name: 'Previous', exact: true }).click()
  await week.settled()
  await week.open('Release 4.2')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(week.event('Release 4.2')).toBeVisible()
  await page.goBack()
  await expect(week.event('Release 4.2')).toHaveCount(0)
})
