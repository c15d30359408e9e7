import { typeInto } from '../../agenda/typeInto.ts'
import { soon, test } from '../../support/bandOfAda.ts'
import { expect } from '../../support/test.ts'

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
