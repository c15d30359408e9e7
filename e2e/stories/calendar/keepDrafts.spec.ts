import type { Page } from '@playwright/test'
import { dayOfWeek, spoken, today } from '../../agenda/dates.ts'
import { typeInto } from '../../agenda/typeInto.ts'
import { expect, test } from '../../support/test.ts'

const newEvent = (page: Page) => page.getByRole('dialog', { name: 'New event' })
const editor = (page: Page) => page.getByRole('dialog', { name: 'Edit event' })
const title = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Title' })

/** The line that announces a draft. */
const draftLine = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Messages' })
    .getByRole('status')
    .filter({ hasText: `Draft kept in this tab: “${name}”` })

test('Escape, Cancel and the cross keep what Alice typed, and she continues it by keys alone', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.settled()
  await page.getByRole('button', { name: 'New event' }).first().click()
  await agenda.fill({ title: 'Choir', date: today(), from: '19:30', to: '21:00', location: 'Crypt' })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const line = draftLine(page, 'Choir')
  for (const close of ['Cancel', 'Close']) {
    await line.getByRole('button', { name: 'Open' }).press('Enter')
    await expect(title(page)).toHaveValue('Choir')
    await expect(title(page)).toBeFocused()
    const starts = newEvent(page).getByRole('group', { name: 'Starts' })
    await expect(starts.getByRole('combobox', { name: 'Time' })).toHaveValue('19:30')
    await expect(newEvent(page).getByRole('textbox', { name: 'Location' })).toHaveValue('Crypt')
    await newEvent(page).getByRole('button', { name: close, exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  await line.getByRole('button', { name: 'Open' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' practice')
  await agenda.save()
  await expect(agenda.event(`Choir practice, ${spoken(today())}, 19:30 to 21:00`)).toBeVisible()
  await expect(page.getByText('Draft kept')).toHaveCount(0)
})

test('an editor in which nothing was typed just closes, and a discarded draft is gone', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.settled()
  await page.getByRole('button', { name: 'New event' }).first().click()
  await expect(title(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Draft kept')).toHaveCount(0)

  await page.getByRole('button', { name: 'New event' }).first().click()
  await typeInto(title(page), 'Choir')
  await page.keyboard.press('Escape')
  await draftLine(page, 'Choir').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Draft kept')).toHaveCount(0)
  await page.getByRole('button', { name: 'New event' }).first().click()
  await expect(title(page)).toHaveValue('')
  await expect(page.getByText('Draft kept')).toHaveCount(0)
})

test('a draft of an event is offered when the event is opened again, and replaces nothing by itself', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Week')
  await (await agenda.open('Release 4.2')).getByRole('button', { name: 'Edit' }).click()
  await typeInto(title(page), 'Release 4.3')
  await page.keyboard.press('Escape')
  await expect(draftLine(page, 'Release 4.3')).toBeVisible()
  await expect(agenda.event(`Release 4.2, ${spoken(dayOfWeek(4))}`)).toBeVisible()

  // In a dialog that opened from another view, it is the same event.
  await agenda.view('Day')
  await page.goto(page.url().replace(/day.*/, `day/${dayOfWeek(4).toString()}`))
  const details = await agenda.open('Release 4.2')
  await expect(details.getByRole('group', { name: 'Draft' })).toContainText('Release 4.3')
  // It is offered once: the message is away until the card is closed.
  await expect(draftLine(page, 'Release 4.3')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(draftLine(page, 'Release 4.3')).toBeVisible()
  await agenda.open('Release 4.2')
  await details.getByRole('button', { name: 'Edit' }).click()
  await expect(title(page)).toHaveValue('Release 4.2')
  await editor(page).getByRole('button', { name: 'Open draft' }).click()
  await expect(title(page)).toHaveValue('Release 4.3')
  await agenda.save()
  await expect(agenda.event('Release 4.3')).toBeVisible()
  await agenda.open('Release 4.3')
  await expect(page.getByRole('group', { name: 'Draft' })).toHaveCount(0)
})

test('going back closes an editor like Escape', async ({ signedInAs, agenda, page }) => {
  await signedInAs('alice')
  await agenda.view('Month')
  await page.getByRole('button', { name: 'New event' }).first().click()
  await typeInto(title(page), 'Choir')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await draftLine(page, 'Choir').getByRole('button', { name: 'Open' }).click()
  await expect(title(page)).toHaveValue('Choir')
})

test('after a reload an open editor is open, and a closed draft is offered', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.settled()
  await page.getByRole('button', { name: 'New event' }).first().click()
  await typeInto(title(page), 'Choir')
  await page.reload()
  await expect(title(page)).toHaveValue('Choir')
  await page.keyboard.press('Escape')
  await expect(draftLine(page, 'Choir')).toBeVisible()

  await page.reload()
  await agenda.settled()
  await draftLine(page, 'Choir').getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Draft kept')).toHaveCount(0)
  await page.getByRole('button', { name: 'New event' }).first().click()
  await expect(title(page)).toHaveValue('')
  await newEvent(page).getByRole('button', { name: 'Open draft' }).click()
  await expect(title(page)).toHaveValue('Choir')
})

test('a second draft leaves the first as it is', async ({ signedInAs, agenda, page }) => {
  await signedInAs('alice')
  await agenda.settled()
  for (const name of ['Choir', 'Tea']) {
    await page.getByRole('button', { name: 'New event' }).first().click()
    await typeInto(title(page), name)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  // The first from the editor of the second, which is folded.
  await draftLine(page, 'Tea').getByRole('button', { name: 'Open' }).last().click()
  await expect(title(page)).toHaveValue('Tea')
  await newEvent(page).getByRole('button', { name: 'Open draft' }).click()
  await expect(title(page)).toHaveValue('Choir')
  await agenda.save()
  await expect(draftLine(page, 'Tea')).toBeVisible()
})

test('a calendar that Alice began to name is offered as a draft', async ({ signedInAs, agenda, page }) => {
  await signedInAs('alice')
  await agenda.settled()
  const rail = page.getByRole('region', { name: 'Calendars' })
  const dialog = page.getByRole('dialog', { name: 'New calendar' })
  await rail.getByRole('button', { name: 'New calendar' }).click()
  await typeInto(dialog.getByRole('textbox', { name: 'Name' }), 'Choir')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  // Also from another page.
  await agenda.chooseOfAccount('Service health')
  await expect(page.getByRole('heading', { name: 'Service health' })).toBeVisible()
  await draftLine(page, 'Choir').getByRole('button', { name: 'Open' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Choir')

  await page.reload()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Choir')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(rail.getByRole('checkbox', { name: 'Choir' })).toBeChecked()
  await expect(page.getByText('Draft kept')).toHaveCount(0)
})
