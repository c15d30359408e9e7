import type { Page } from '@playwright/test'
import { dayOfWeek } from '../../agenda/dates.ts'
import { typeInto } from '../../agenda/typeInto.ts'
import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { layoutFaults } from '../../support/probes/layoutFaults.ts'
import { expect, test } from '../../support/test.ts'

/** The sizes of the pages that the browser would print now, in points: `842 × 595` is A4 across. */
async function sheetsOf(page: Page): Promise<readonly string[]> {
  const file = await page.pdf({ preferCSSPageSize: true })
  const boxes = file.toString('latin1').matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)
  return [...boxes].map(([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`)
}

const pagesOf = async (page: Page): Promise<number> => (await sheetsOf(page)).length

/** What is on paper in the preview. */
const papers = (page: Page) => page.locator('[data-paper]')

const [monday, sunday] = [dayOfWeek(0), dayOfWeek(6)].map(String)

test('Alice prints her month on one page, and nothing of the page around it @chromium', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Month')
  await page.getByRole('button', { name: 'More views' }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  const sheet = page.getByRole('region', { name: /^Month of / })
  await expect(sheet.getByText('Release 4.2')).toBeVisible()
  await agenda.settled()
  expect(await pagesOf(page)).toBe(1)

  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('form')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })

  await page.getByText('Black and white').click()
  await expect(page).toHaveURL(/ink=black/)
  await page.reload()
  await agenda.settled()
  await expect(sheet).toHaveAttribute('data-ink', 'black')
  expect(await pagesOf(page)).toBe(1)

  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('grid', { name: /^Month of / })).toBeVisible()
  await agenda.settled()
  await page.keyboard.press('ControlOrMeta+p')
  await expect(page.getByRole('form', { name: 'Print' })).toBeVisible()
})

/** How many periods of some layouts this week has. Its days may be of two years. */
const periodsOfWeek: ReadonlyMap<string, number> = new Map([
  ['Day', 7],
  ['Week', 1],
  ['Work week', 1],
  ['2 weeks', 1],
  ['Folded week', 1],
  ['Year', 1 + dayOfWeek(6).year - dayOfWeek(0).year],
])

test('every layout has as many pages as it has periods, and an agenda as many as it needs @once @chromium', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice', `#/print/week/${monday}/${sunday}`)
  await agenda.settled()
  const layout = page.getByRole('combobox', { name: 'Layout' })
  const sheets = async (name: string) => {
    await layout.selectOption(name)
    await agenda.settled()
    await expect(papers(page).first()).toBeVisible()
    return sheetsOf(page)
  }
  const names = await layout.getByRole('option').allTextContents()
  expect(names).toEqual(expect.arrayContaining(['Day', 'Week', 'Month', 'Agenda', 'Year', 'Folded week']))
  for (const name of names.filter((each) => each !== 'Agenda')) {
    const printed = await sheets(name)
    expect(printed, name).toHaveLength(await papers(page).count())
    const periods = periodsOfWeek.get(name)
    if (periods !== undefined) expect(printed, name).toHaveLength(periods)
    const isUpright = (await papers(page).first().getAttribute('data-orientation')) === 'portrait'
    expect(new Set(printed), name).toEqual(new Set([isUpright ? '595 × 842' : '842 × 595']))
  }
  await page.getByText('Letter', { exact: true }).click()
  await expect(page).toHaveURL(/paper=letter/)
  expect(await sheets('Week')).toEqual(['792 × 612'])
  expect(new Set(await sheets('Day'))).toEqual(new Set(['612 × 792']))
  await page.getByText('A4', { exact: true }).click()

  await layout.selectOption('Agenda')
  await page.getByRole('checkbox', { name: 'Descriptions' }).click()
  await typeInto(page.getByRole('textbox', { name: 'Last day' }), dayOfWeek(90).toString())
  await page.keyboard.press('Enter')
  await agenda.settled()
  await expect(page.getByText('Second quarter, with the numbers of the first.').last()).toBeVisible()
  const regions = page.getByRole('region', { name: /^Agenda of .*, page \d of \d$/ })
  await expect(regions.nth(1)).toBeVisible()
  expect(await pagesOf(page)).toBe(await regions.count())
})

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' })

  test('a month is on one page too, from right to left, and nothing of it is cut off @once @chromium', async ({
    signedInAs,
    agenda,
    page,
  }) => {
    await signedInAs('alice', `#/print/month/${monday}/${monday}`)
    await agenda.settled()
    await expect(papers(page)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect(await layoutFaults(page)).toEqual([])
    expect(await sheetsOf(page)).toEqual(['842 × 595'])
  })
})

test('the preview is for everyone, also where it is narrow and dark @once', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 640 })
  await signedInAs('alice', `#/print/week/${monday}/${sunday}`)
  await agenda.settled()
  await expect(page.getByRole('region', { name: /^Week of / })).toBeVisible()
  await expectNoOverflow(page)
  await expectNoViolation(page)
})
