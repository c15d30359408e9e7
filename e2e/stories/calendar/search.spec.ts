import type { Page } from '@playwright/test'
import { today } from '../../agenda/dates.ts'
import { addBySentence } from '../../agenda/addBySentence.ts'
import { doFromSearch } from '../../agenda/doFromSearch.ts'
import { typeInto } from '../../agenda/typeInto.ts'
import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolationInBoth } from '../../support/probes/expectNoViolationInBoth.ts'
import { expect, test } from '../../support/test.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search events' })
const results = (page: Page) => page.getByRole('list', { name: 'Search results' })
const focusedEvent = (page: Page) => page.getByRole('grid').locator('[data-event]:focus')

test('an event is found by keys alone, with a misspelt word, and gets the focus in its week', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice', '#/calendar/month/2027-08-02')
  await agenda.settled()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('bugdet rev')
  await expect(results(page).getByRole('button', { name: /^Budget review/ })).toBeVisible()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(focusedEvent(page)).toHaveAccessibleName(/^Budget review/)

  // Going back leads to the typed text.
  await page.goBack()
  await expect(field(page)).toHaveValue('bugdet rev')
  await expect(results(page).getByRole('button', { name: /^Budget review/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an event of years ago is found by the service', async ({ signedInAs, agenda, page }) => {
  await signedInAs('alice', '#/calendar/week/2019-05-06')
  await agenda.settled()
  const date = Temporal.PlainDate.from('2019-05-08')
  await agenda.add({ title: 'Time capsule', date, from: '10:00', to: '11:00' })
  await agenda.saved()
  await page.goto('#/calendar/week/2027-03-15/search')
  await typeInto(field(page), 'capsu')
  await results(page)
    .getByRole('button', { name: /^Time capsule.*8 May 2019/ })
    .click()
  await expect(focusedEvent(page)).toHaveAccessibleName(/^Time capsule/)
})

test('a series is one result, with all its dates on request', async ({ signedInAs, agenda, page }) => {
  await signedInAs('alice')
  await agenda.settled()
  await page.keyboard.press('ControlOrMeta+k')
  await typeInto(field(page), 'is:recurring stand')
  const standUp = results(page).getByRole('button', { name: /^Stand-up/ })
  await expect(standUp).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(standUp).toBeFocused()
  await page.keyboard.press('ArrowRight')
  const more = results(page).getByRole('button', { name: 'More dates of Stand-up' })
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(focusedEvent(page)).toHaveAccessibleName(/^Stand-up/)
})

test('a day and a calendar are found too, and a search without results says so', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.settled()
  await page.getByRole('button', { name: 'Search' }).click()
  await typeInto(field(page), 'in 52 weeks')
  await results(page)
    .getByRole('button', { name: /^Go to / })
    .click()
  await expect(page).toHaveURL(new RegExp(`/calendar/week/${today().add({ weeks: 52 }).toString()}$`))

  await page.goBack()
  await typeInto(field(page), 'travel')
  await results(page).getByRole('button', { name: 'Show only “Travel”' }).click()
  await expect(page.getByRole('checkbox', { name: 'Work', exact: true })).not.toBeChecked()
  await page.keyboard.press('/')
  await typeInto(field(page), 'with:nobody-at-all')
  await expect(page.getByRole('status').filter({ hasText: 'No events found.' })).toBeVisible()
})

test('@once the search is for everyone, wide and narrow, light and dark', async ({ signedInAs, page }) => {
  await signedInAs('alice', '#/calendar/week/2027-03-15/search?q=o')
  await expect(results(page).getByRole('button').first()).toBeVisible()
  await expectNoViolationInBoth(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
})

test('what can be done with the event in focus is found by its name, and done on its card @once', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.settled()
  const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' })

  await agenda.event('Budget review').focus()
  await doFromSearch(page, 'edit', 'Edit the event')
  await expect(title).toHaveValue('Budget review')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // Also from its card; and a copy is another event.
  await agenda.event('Budget review').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Budget review' })).toBeVisible()
  await doFromSearch(page, 'dupl', 'Duplicate the event')
  await expect(title).toHaveValue('Budget review')
  await agenda.save()
  await expect(agenda.event('Budget review')).toHaveCount(2)

  await agenda.event('Budget review').first().focus()
  await doFromSearch(page, 'delete', 'Delete the event')
  await expect(agenda.event('Budget review')).toHaveCount(1)
  await agenda.saved()

  // Of no event nothing is offered.
  await page.getByRole('button', { name: 'Today' }).focus()
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('>duplicate')
  await expect(results(page)).toHaveCount(0)
})

test('another time is proposed and an online meeting joined from the search @once', async ({
  signedInAs,
  agenda,
  page,
  context,
}) => {
  await context.route('https://meet.jit.si/**', (route) => route.fulfill({ body: 'The kite room' }))
  await signedInAs('alice')
  await agenda.settled()
  await agenda.event('Interview').focus()
  await doFromSearch(page, 'propose', 'Propose a new time for the event')
  await expect(page.getByRole('dialog', { name: 'Propose a new time' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await addBySentence(page, agenda, 'Kites today 15:00-16:00 at https://meet.jit.si/kites')
  await agenda.event('Kites').focus()
  const opened = context.waitForEvent('page')
  await doFromSearch(page, 'join', 'Join the online meeting')
  await expect(await opened).toHaveURL('https://meet.jit.si/kites')
})
