import { addDailyChoir } from '../../agenda/dailyChoir.ts'
import { dayOfNextWeek, spoken } from '../../agenda/dates.ts'
import { expect, test } from '../../support/test.ts'
import { typeInto } from '../../agenda/typeInto.ts'

for (const timezoneId of ['Europe/Paris', 'Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
  test.describe(`in ${timezoneId}`, { tag: timezoneId === 'Europe/Paris' ? [] : '@once' }, () => {
    test.use({ timezoneId })

    const next = (day: number) => dayOfNextWeek(day, timezoneId)
    const choir = (day: number, from: string, to: string) =>
      `Choir, ${spoken(next(day))}, ${from} to ${to}, Work`

    test.beforeEach(async ({ signedInAs, agenda, page }) => {
      await signedInAs('alice')
      await addDailyChoir(agenda, page, timezoneId)
    })

    test('Alice renames one rehearsal, then all those after it', async ({ agenda, page }) => {
      const edit = async (day: number, title: string) => {
        const details = await agenda.open(choir(day, '16:00', '17:00'))
        await details.getByRole('button', { name: 'Edit' }).click()
        const editor = page.getByRole('dialog', { name: 'Edit event' })
        await typeInto(editor.getByRole('textbox', { name: 'Title' }), title)
        await editor.getByRole('button', { name: 'Save' }).click()
      }
      await edit(2, 'Outdoors')
      await agenda.ofSeries('This event')
      await expect(agenda.event('Choir')).toHaveCount(6)
      await expect(agenda.event(`Outdoors, ${spoken(next(2))}, 16:00 to 17:00`)).toBeVisible()

      await edit(4, 'Festival')
      await agenda.ofSeries('This and following events')
      await expect(agenda.event('Festival')).toHaveCount(3)
      await expect(agenda.event('Choir,')).toHaveCount(3)
      await expect(agenda.event('Outdoors')).toHaveCount(1)
    })

    test('Alice moves all rehearsals by two hours, and sees the changed dates before', async ({
      agenda,
      page,
    }) => {
      const details = await agenda.open(choir(3, '16:00', '17:00'))
      await details.getByRole('button', { name: 'Edit' }).click()
      const editor = page.getByRole('dialog', { name: 'Edit event' })
      await typeInto(
        editor.getByRole('group', { name: 'Starts' }).getByRole('combobox', { name: 'Time' }),
        '18:00',
      )
      await editor.getByRole('button', { name: 'Save' }).click()
      const question = page.getByRole('dialog', { name: 'Change repeating event' })
      await expect(question.getByRole('list', { name: 'Dates that change' })).toContainText(
        `${spoken(next(3))}, 18:00 to 19:00`,
      )
      await agenda.ofSeries('All events')
      await expect(agenda.event('18:00 to 19:00, Work')).toHaveCount(7)
      await expect(agenda.event(choir(0, '18:00', '19:00'))).toBeVisible()
    })

    test('Alice deletes one rehearsal, those after another, and undoes that', async ({ agenda }) => {
      const remove = async (day: number, scope: 'This event' | 'This and following events') => {
        const details = await agenda.open(choir(day, '16:00', '17:00'))
        await details.getByRole('button', { name: 'Delete' }).click()
        await agenda.ofSeries(scope)
      }
      await remove(1, 'This event')
      await expect(agenda.event('Choir')).toHaveCount(6)
      await remove(4, 'This and following events')
      await expect(agenda.event('Choir')).toHaveCount(3)
      await agenda.messages.getByRole('button', { name: 'Undo' }).click()
      await expect(agenda.event('Choir')).toHaveCount(6)
      await expect(agenda.event(choir(1, '16:00', '17:00'))).toHaveCount(0)
    })
  })
}
