import { spoken } from '../agenda/dates.ts'
import { typeInto } from '../agenda/typeInto.ts'
import { expect, test } from '../stage/test.ts'

// Behind a server of the family that expands every report, whose proxy refuses If-None-Match and drops If-Match.
test.describe('behind another server of the family', () => {
  test.use({ world: 'deployedFamily' })

  const next = (day: number) => {
    const today = Temporal.Now.plainDateISO('Europe/Paris')
    return today.add({ days: 8 - today.dayOfWeek + day })
  }
  const choir = (day: number) => `Choir, ${spoken(next(day))}, 16:00 to 17:00, Work`

  test.beforeEach(async ({ signedInAs, agenda, page }) => {
    await signedInAs('alice')
    await agenda.view('Week')
    await agenda.add({
      title: 'Choir',
      date: next(0),
      from: '16:00',
      to: '17:00',
      calendar: 'Work',
      repeats: 'Daily',
    })
    await page.getByRole('button', { name: 'Next' }).click()
    await agenda.settled()
    await expect(agenda.event('Choir')).toHaveCount(7)
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
