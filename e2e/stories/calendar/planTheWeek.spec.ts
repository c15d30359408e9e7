import { dayOfWeek, inField, spoken, today } from '../../agenda/dates.ts'
import { expect, test } from '../../support/test.ts'
import { typeInto } from '../../agenda/typeInto.ts'

test('Alice opens her week and finds every meeting where it belongs', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Week')
  await expect(page.getByRole('grid', { name: /^Week of/ })).toBeVisible()
  await expect(agenda.event(`Budget review, ${spoken(dayOfWeek(0))}, 10:00 to 11:30, Work`)).toBeVisible()
  await expect(agenda.event('Stand-up')).toHaveCount(5)
  await expect(agenda.event(`Night deployment, ${spoken(dayOfWeek(3))}`)).not.toHaveCount(0)
  await expect(agenda.event('Lisbon conference')).not.toHaveCount(0)
})

test('Alice adds an event, changes it, deletes it, and undoes that', async ({ signedInAs, agenda, page }) => {
  await signedInAs('alice')
  await agenda.view('Week')
  const date = today()

  await agenda.add({
    title: 'Coffee with Bob',
    date,
    from: '16:00',
    to: '16:30',
    calendar: 'Work',
    location: 'Roof',
  })
  await expect(agenda.event(`Coffee with Bob, ${spoken(date)}, 16:00 to 16:30, Work`)).toBeVisible()

  const details = await agenda.open('Coffee with Bob')
  await details.getByRole('button', { name: 'Edit' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit event' })
  await expect(editor.getByRole('textbox', { name: 'Location' })).toHaveValue('Roof')
  await typeInto(editor.getByRole('textbox', { name: 'Title' }), 'Tea with Bob')
  await typeInto(editor.getByRole('group', { name: 'Ends' }).getByRole('combobox', { name: 'Time' }), '17:00')
  await agenda.save()
  await expect(agenda.event(`Tea with Bob, ${spoken(date)}, 16:00 to 17:00, Work`)).toBeVisible()

  await (await agenda.open('Tea with Bob')).getByRole('button', { name: 'Delete' }).click()
  await expect(agenda.event('Tea with Bob')).toHaveCount(0)
  await agenda.messages.getByRole('button', { name: 'Undo' }).click()
  await expect(agenda.event('Tea with Bob')).toBeVisible()

  await agenda.saved()
  await page.reload()
  await agenda.settled()
  await expect(agenda.event(`Tea with Bob, ${spoken(date)}, 16:00 to 17:00, Work`)).toBeVisible()
})

test('an all-day event shows in the week and in the month', async ({ signedInAs, agenda }) => {
  await signedInAs('alice')
  await agenda.view('Week')
  await agenda.add({ title: 'Inventory', date: today(), isAllDay: true, calendar: 'Personal' })
  await expect(agenda.event('Inventory')).toBeVisible()
  await agenda.view('Month')
  await expect(agenda.event('Inventory')).toBeVisible()
})

test('an event keeps its length while another start is typed', async ({ signedInAs, agenda, page }) => {
  await signedInAs('alice')
  await page.getByRole('button', { name: 'New event' }).first().click()
  await agenda.fill({ title: 'Carols', date: today(), from: '16:00', to: '17:00' })
  const editor = page.getByRole('dialog', { name: 'New event' })
  const starts = editor.getByRole('group', { name: 'Starts' })
  const ends = editor.getByRole('group', { name: 'Ends' })
  const carols = today().add({ days: 40 })
  await typeInto(starts.getByRole('textbox', { name: 'Date' }), carols.toString())
  await typeInto(starts.getByRole('combobox', { name: 'Time' }), '14:45')
  await page.keyboard.press('Tab')
  await expect(ends.getByRole('textbox', { name: 'Date' })).toHaveValue(inField(carols))
  await expect(ends.getByRole('combobox', { name: 'Time' })).toHaveValue('15:45')

  const inWords = today().toLocaleString('en-GB', { day: 'numeric', month: 'short' })
  await typeInto(starts.getByRole('textbox', { name: 'Date' }), inWords)
  await page.keyboard.press('Tab')
  await expect(starts.getByRole('textbox', { name: 'Date' })).toHaveValue(inField(today()))
  await typeInto(starts.getByRole('combobox', { name: 'Time' }), '9')
  await page.keyboard.press('Enter')
  await expect(agenda.event(`Carols, ${spoken(today())}, 09:00 to 10:00`)).toBeVisible()
})

test('an event that ends before it starts is not saved, and nothing typed is lost', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await page.getByRole('button', { name: 'New event' }).first().click()
  const until = today().subtract({ days: 1 })
  await agenda.fill({ title: 'Backwards', date: today(), until, from: '15:00', to: '14:00' })
  const editor = page.getByRole('dialog', { name: 'New event' })
  const ends = editor.getByRole('group', { name: 'Ends' })
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(editor).toContainText(/end/i)
  await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue('Backwards')

  await typeInto(ends.getByRole('textbox', { name: 'Date' }), today().toString())
  await typeInto(ends.getByRole('combobox', { name: 'Time' }), '16:00')
  await agenda.save()
  await expect(agenda.event('Backwards')).toBeVisible()
})

test('what Alice was typing survives a reload', async ({ signedInAs, agenda, page }) => {
  await signedInAs('alice')
  await page.getByRole('button', { name: 'New event' }).first().click()
  await agenda.fill({ title: 'Half a thought', date: today(), from: '11:00', to: '12:00' })
  await page.reload()
  const editor = page.getByRole('dialog', { name: 'New event' })
  await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a thought')
})

test('a repeating event shows on each of its days, and says that it repeats', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Week')
  await page.getByRole('button', { name: 'Next' }).click()
  await agenda.settled()
  await expect(agenda.event('Stand-up')).toHaveCount(5)
  await expect(await agenda.open('Stand-up')).toContainText('Every week on Monday')
})

test('a link to an event opens it, whatever week is shown, and one to a deleted occurrence says so @once', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Week')
  await agenda.open('Release 4.2, ')
  const link = new URL(page.url())
  const elsewhere = (hash: string) => hash.replace(/\d{4}-\d{2}-\d{2}/, '2020-01-15')
  await page.getByRole('button', { name: 'Close' }).click()
  await agenda.open('Stand-up, ')
  const series = new URL(page.url()).hash

  await page.goto(`${link.origin}${link.pathname}${link.search}${elsewhere(link.hash)}`)
  await expect(page).toHaveTitle('January 2020 · Kalends')
  const details = page.getByRole('dialog', { name: 'Release 4.2' })
  await expect(details.getByRole('button', { name: 'Edit' })).toBeEnabled()
  await page.goto(`${link.origin}${link.pathname}${link.search}${elsewhere(series)}`)
  await expect(page.getByRole('dialog', { name: 'Stand-up' })).toContainText('Room B')

  // The series began eight weeks ago.
  const gone = elsewhere(series).replace(/\d{4}(?=-\d{2}-\d{2}T)/, '2001')
  await page.goto(`${link.origin}${link.pathname}${link.search}${gone}`)
  await expect(page.getByRole('dialog', { name: 'This event can’t be opened' })).toBeVisible()
})

test('Alice steps through weeks and months and comes back to today', async ({ signedInAs, agenda, page }) => {
  await signedInAs('alice')
  await agenda.view('Month')
  const now = await agenda.heading.textContent()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(agenda.heading).not.toHaveText(now ?? '')
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByRole('button', { name: 'Today' }).click()
  await expect(agenda.heading).toHaveText(now ?? '')
})
