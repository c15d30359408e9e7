import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { dayOfNextWeek, spoken } from '../../agenda/dates.ts'
import { boxOf, drag, middleOf } from '../../agenda/pointer.ts'
import { addBySentence } from '../../agenda/addBySentence.ts'
import { expect, test } from '../../support/test.ts'

/** The steps of each job, by its name in docs/jobs.md. */
const steps = new Map(
  readFileSync('docs/jobs.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => {
      const [, name = '', here = ''] = line.split('|').map((cell) => cell.trim())
      return [name, here.split(', ').length + (here.includes('double') ? 1 : 0)] as const
    }),
)

/** Counts keys, clicks and texts in the page: the letters of one text are one step. */
async function countSteps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let isText = false
    function step(isTyped: boolean) {
      if (!(isTyped && isText)) {
        const { dataset } = document.documentElement
        dataset['steps'] = String(Number(dataset['steps'] ?? 0) + 1)
      }
      isText = isTyped
    }
    const held = new Set(['Control', 'Shift', 'Meta', 'Alt'])
    window.addEventListener(
      'keydown',
      ({ key, target, ctrlKey, metaKey }) => {
        if (held.has(key)) return
        step(key.length === 1 && !ctrlKey && !metaKey && target instanceof HTMLInputElement)
      },
      true,
    )
    window.addEventListener('pointerdown', () => step(false), true)
  })
}

const counted = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset['steps'] ?? 0))

/** Does a job, and compares what it took with the table. */
async function job(page: Page, name: string, act: () => Promise<void>): Promise<void> {
  const before = await counted(page)
  await act()
  expect((await counted(page)) - before, name).toBe(steps.get(name))
}

const saturday = dayOfNextWeek(5)

test('everyday jobs take the keys and clicks that docs/jobs.md says @once', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await countSteps(page)
  await signedInAs('alice', `#/calendar/week/${saturday.toString()}`)
  await agenda.settled()
  for (const [name, sentence] of [
    ['lunch tomorrow at 12:30', 'Lunch tomorrow 12:30'],
    ['an all-day event next Friday', 'Fair next friday'],
    ['an event every Tuesday', 'Choir 19:00 every tue'],
    ['an event with a reminder', 'Call 18:00 alert 10m'],
    ['an event with a guest', 'Tea 17:00 with dan@elsewhere.example'],
    ['an event in another calendar', 'Train 7:00 /Travel'],
  ] as const)
    await job(page, name, () => addBySentence(page, agenda, sentence))

  const cell = page.getByRole('gridcell', { name: spoken(saturday) })
  const box = await boxOf(cell.last())
  const at = { x: box.x + box.width / 2, y: 700 }
  await job(page, 'an event at a time that one sees', async () => {
    await drag(page, at, { x: at.x, y: at.y + 60 })
    await page.mouse.up()
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
    await page.keyboard.type('Carols')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await agenda.saved()
  const carols = agenda.event('Carols, ')
  await job(page, 'an event an hour later', async () => {
    const from = await middleOf(carols)
    await drag(page, from, { x: from.x, y: from.y + 50 })
    await page.mouse.up()
  })
  await agenda.saved()
  await job(page, 'the last change undone', () => page.keyboard.press('z'))
  await expect(page.getByRole('button', { name: 'Redo' })).toBeVisible()
  await job(page, 'that done again', () => page.keyboard.press('ControlOrMeta+Shift+z'))
  await agenda.saved()
  await job(page, 'what an event says', () => carols.click())
  await expect(page.getByRole('dialog', { name: 'Carols' })).toBeVisible()
  await page.keyboard.press('Escape')
  await job(page, 'an event opened to be changed', () => carols.dblclick())
  await expect(page.getByRole('dialog', { name: 'Edit event' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await job(page, 'an event deleted', async () => {
    await carols.click()
    await page.getByRole('dialog', { name: 'Carols' }).getByRole('button', { name: 'Delete' }).click()
  })
  await expect(carols).toHaveCount(0)
  await agenda.saved()
  const checkbox = page.getByRole('checkbox', { name: 'Travel' })
  await job(page, 'a calendar hidden', () => checkbox.click())
  await expect(checkbox).not.toBeChecked()
})

test('going elsewhere takes the keys that docs/jobs.md says @once', async ({ signedInAs, agenda, page }) => {
  await countSteps(page)
  await signedInAs('alice')
  await agenda.settled()
  for (const [name, key, address] of [
    ['the next week', 'j', /week/],
    ['the week before', 'k', /week/],
    ['one day', 'd', /day/],
    ['the month', 'm', /month/],
    ['the agenda', 'a', /agenda/],
    ['the year', 'y', /year/],
    ['four days', '4', /4-days/],
    ['today', 't', /4-days/],
    ['the week', 'w', /week/],
  ] as const) {
    await job(page, name, () => page.keyboard.press(key))
    await expect(page).toHaveURL(address)
  }
  // Its month, which is the next one from the last days of this.
  await page.goto(`#/calendar/month/${saturday.toString()}`)
  await job(page, 'an event on a day of the month', async () => {
    await page.getByRole('gridcell', { name: spoken(saturday) }).click({ position: { x: 60, y: 70 } })
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
    await page.keyboard.type('Bonfire')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await agenda.saved()
  for (const [name, key, text] of [
    ['a date in two years', 'g', '14 july 2028'],
    ['an event found by its title', '/', 'budget rev'],
  ] as const) {
    await job(page, name, async () => {
      await page.keyboard.press(key)
      await expect(page.getByRole('searchbox')).toBeFocused()
      await page.keyboard.type(text)
      await expect(page.getByRole('list', { name: 'Search results' })).toBeVisible()
      await page.keyboard.press('Enter')
    })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await job(page, 'the form of a new event', () => page.keyboard.press('c'))
  await expect(page.getByRole('dialog', { name: 'New event' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await job(page, 'a calendar made', async () => {
    await page.getByRole('button', { name: 'New calendar' }).click()
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await page.keyboard.type('Garden')
    await page.keyboard.press('Enter')
  })
  await expect(page.getByRole('checkbox', { name: 'Garden' })).toBeVisible()
  await job(page, 'the list of keys', () => page.keyboard.press('?'))
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await job(page, 'the settings', () => page.keyboard.press('s'))
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
})
