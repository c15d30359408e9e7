import { dayOfWeek, spoken } from '../../agenda/dates.ts'
import { cutRing } from '../../support/probes/cutRing.ts'
import { expect, test } from '../../support/test.ts'

const phone = { width: 390, height: 844 }

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('three days stand side by side, and say so @once', async ({ signedInAs, agenda, page }) => {
    await signedInAs('alice')
    await agenda.settled()
    await expect(page.getByRole('radio', { name: '3 days' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Week' })).toHaveCount(0)
    await expect(page.getByRole('gridcell')).toHaveCount(3)
  })

  test('the calendars close by Escape, by a press beside them and by a choice @once', async ({
    signedInAs,
    agenda,
    page,
  }) => {
    await signedInAs('alice')
    await agenda.settled()
    const opener = page.getByRole('button', { name: 'Show calendars' })
    const calendars = page.getByRole('region', { name: 'Calendars' })
    await expect(calendars).toBeHidden()

    await opener.click()
    await page.getByRole('checkbox', { name: 'Work' }).focus()
    await page.keyboard.press('Escape')
    await expect(calendars).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await expect(calendars).toBeVisible()
    await page.mouse.click(phone.width - 20, phone.height / 2)
    await expect(calendars).toBeHidden()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await opener.click()
    const day = dayOfWeek(2)
    const date = day.toLocaleString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
    await page.getByRole('grid', { name: 'Choose date' }).getByRole('button', { name: date }).click()
    await expect(calendars).toBeHidden()
    await expect(page.getByRole('columnheader', { name: spoken(day) })).toBeVisible()
  })

  test('what happened is said above the buttons of the editor @once', async ({
    signedInAs,
    agenda,
    page,
  }) => {
    await signedInAs('alice')
    await agenda.settled()
    await agenda.add({ title: 'Tea', date: dayOfWeek(2), from: '10:00', to: '11:00' })
    await page.getByRole('button', { name: 'New event' }).click()
    const save = page.getByRole('dialog').getByRole('button', { name: 'Save' })
    await expect(save).toBeVisible()
    const message = agenda.messages.getByText('Saved “Tea”')
    await expect(message).toBeVisible()
    const [text, button] = [await message.boundingBox(), await save.boundingBox()]
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
  })
})

for (const width of [320, 1440]) {
  test(`at ${width} pixels every focus ring is whole @once`, async ({ signedInAs, agenda, page }) => {
    await page.setViewportSize({ width, height: 900 })
    await signedInAs('alice')
    await agenda.settled()
    for (const [shortcut, name] of [
      ['w', /^(Week of|3 days from) /],
      ['m', /^Month of /],
    ] as const) {
      await page.keyboard.press(shortcut)
      await expect(page.getByRole('grid', { name })).toBeVisible()
      await agenda.settled()
      await page.getByRole('button', { name: 'Skip to content' }).focus()
      const cut: (string | null)[] = []
      for (let stops = 0; stops < 30; stops++) {
        await page.keyboard.press('Tab')
        cut.push(await cutRing(page))
      }
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'End', 'Home']) {
        await page.getByRole('grid').last().locator('[tabindex="0"]').first().focus()
        await page.keyboard.press(key)
        cut.push(await cutRing(page))
      }
      expect(cut.filter((each) => each !== null)).toEqual([])
    }
  })
}
