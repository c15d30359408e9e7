import { addDailyChoir } from '../../agenda/dailyChoir.ts'
import { dayOfNextWeek, spoken } from '../../agenda/dates.ts'
import { drag, middleOf } from '../../agenda/pointer.ts'
import { typeInto } from '../../agenda/typeInto.ts'
import { expect, test } from '../../support/test.ts'

test.describe('a calendar that others share, behind another server of the family', () => {
  test.use({ world: 'deployedFamily' })

  test('CAL-36 Alice may only read a calendar: it says so, and no change is offered @once', async ({
    signedInAs,
    agenda,
    page,
  }) => {
    await signedInAs('alice')
    await agenda.view('Week')
    const rail = page.getByRole('region', { name: 'Calendars' })
    const shared = rail.getByRole('checkbox', { name: 'Reading room' })
    await expect(shared).toHaveAccessibleDescription('Read-only')
    await expect(rail.getByRole('checkbox', { name: 'Work' })).toHaveAccessibleDescription('')

    const talk = agenda.event('Author talk, ')
    const name = await talk.getAttribute('aria-label')
    const { x, y, height } = await middleOf(talk)
    await drag(page, { x, y }, { x, y: y + 4 * height })
    await page.mouse.up()
    await expect(talk).toHaveAttribute('aria-label', name ?? '')

    const details = await agenda.open('Author talk, ')
    await expect(details).toHaveAccessibleName('Author talk')
    await expect(details.getByText('Read-only: you can’t change events in this calendar.')).toBeVisible()
    await expect(details.getByRole('button', { name: 'Export' })).toBeEnabled()
    await expect(details.getByRole('button', { name: 'Edit' })).toHaveCount(0)
    await expect(details.getByRole('button', { name: 'Delete' })).toHaveCount(0)

    // A copy of it goes to a calendar of her own.
    await details.getByRole('button', { name: 'Duplicate' }).click()
    const choices = page
      .getByRole('dialog', { name: 'New event' })
      .getByRole('combobox', { name: 'Calendar' })
    await expect(choices.getByRole('option')).toHaveText(['My calendar', 'Work', 'Personal', 'Travel'])
    await agenda.save()
    await expect(agenda.event('Author talk, ')).toHaveCount(2)
    await agenda.saved()
  })
})

// Behind a server of the family that expands every report, whose proxy refuses If-None-Match and drops
// If-Match.
test.describe('behind another server of the family', () => {
  test.use({ world: 'deployedFamily' })

  test('CAL-36 what others need our service for is not offered, and guests are said not to be told @once', async ({
    signedInAs,
    agenda,
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const url = request.url()
      // Scripts may bear such names, too.
      if (/^(?!\/assets\/).*\/(freebusy|people|users)\b/.test(new URL(url).pathname)) asked.push(url)
    })
    await signedInAs('alice')
    await agenda.settled()
    const rail = page.getByRole('region', { name: 'Calendars' })
    await rail.getByRole('button', { name: 'Options for Work' }).click()
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Share' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    const card = await agenda.open('One-to-one with Bob')
    await expect(card.getByRole('list', { name: 'Guests' })).toContainText('Bob Dodgson')
    await expect(card.getByRole('link', { name: 'Bob Dodgson' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('c')
    const form = page.getByRole('dialog', { name: 'New event' })
    await typeInto(form.getByRole('combobox', { name: 'Guests' }), 'bob@kalends.example')
    await page.keyboard.press('Enter')
    await expect(form.getByText('Guests haven’t been told yet.')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Find a time' })).toHaveCount(0)
    await expect(form.getByRole('combobox', { name: 'Room' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /by others since/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'New calendar' }).click()
    const calendar = page.getByRole('dialog', { name: 'New calendar' })
    await expect(calendar.getByRole('textbox', { name: 'Name' })).toBeVisible()
    for (const name of ['By address', 'Of my organisation'])
      await expect(calendar.getByRole('button', { name })).toHaveCount(0)
    expect(asked).toEqual([])
  })

  const choir = (day: number) => `Choir, ${spoken(dayOfNextWeek(day))}, 16:00 to 17:00, Work`

  test.beforeEach(async ({ signedInAs, agenda, page }) => {
    await signedInAs('alice')
    await addDailyChoir(agenda, page)
  })

  test('CAL-36 Alice renames one rehearsal, and the series goes on', async ({ agenda, page }) => {
    const details = await agenda.open(choir(2))
    await details.getByRole('button', { name: 'Edit' }).click()
    const editor = page.getByRole('dialog', { name: 'Edit event' })
    await typeInto(editor.getByRole('textbox', { name: 'Title' }), 'Outdoors')
    await editor.getByRole('button', { name: 'Save' }).click()
    await agenda.ofSeries('This event')
    await expect(agenda.event('Outdoors')).toHaveCount(1)
    await expect(agenda.event('Choir')).toHaveCount(6)
    await agenda.saved()
    await page.reload()
    await agenda.settled()
    await expect(agenda.event('Outdoors')).toHaveCount(1)
    await page.getByRole('button', { name: 'Next' }).click()
    await agenda.settled()
    await expect(agenda.event('Choir')).toHaveCount(7)
  })

  test('CAL-36 Alice deletes one rehearsal right after opening it, and it is gone', async ({
    agenda,
    page,
  }) => {
    const details = await agenda.open(choir(3))
    await details.getByRole('button', { name: 'Delete' }).click()
    await agenda.ofSeries('This event')
    await expect(agenda.event('Choir')).toHaveCount(6)
    await agenda.saved()
    await page.reload()
    await agenda.settled()
    await expect(agenda.event('Choir')).toHaveCount(6)
  })

  test('CAL-36 Alice takes the series to another calendar', async ({ agenda, page }) => {
    const details = await agenda.open(choir(0))
    await details.getByRole('button', { name: 'Edit' }).click()
    const editor = page.getByRole('dialog', { name: 'Edit event' })
    await editor.getByRole('combobox', { name: 'Calendar' }).selectOption({ label: 'My calendar' })
    await editor.getByRole('button', { name: 'Save' }).click()
    await expect(agenda.event(choir(0).replace('Work', 'My calendar'))).toBeVisible()
    await agenda.saved()
    await page.reload()
    await agenda.settled()
    await expect(agenda.event(choir(6).replace('Work', 'My calendar'))).toBeVisible()
  })
})
