import type { Page } from '@playwright/test'
import { dayOfWeek } from '../../agenda/dates.ts'
import { typeInto } from '../../agenda/typeInto.ts'
import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { expect, test } from '../../support/test.ts'

/** The pages of what the browser would print now. */
async function pagesOf(page: Page): Promise<number> {
  const file = await page.pdf({ preferCSSPageSize: true })
  return file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

const [monday, sunday] = [dayOfWeek(0), dayOfWeek(6)].map(String)

test('Alice prints her month on one page, and nothing of the page around it @once', async ({
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

test('every layout has as many pages as it has periods, and an agenda as many as it needs @once', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice', `#/print/week/${monday}/${sunday}`)
  await agenda.settled()
  const layout = page.getByRole('combobox', { name: 'Layout' })
  for (const [name, pages] of [
    ['Day', 7],
    ['Week', 1],
    ['Work week', 1],
    ['2 weeks', 1],
    ['Year', 1],
    ['Folded week', 1],
  ] as const) {
    await layout.selectOption(name)
    await expect.poll(() => pagesOf(page), name).toBe(pages)
  }

  await layout.selectOption('Agenda')
  await page.getByRole('checkbox', { name: 'Descriptions' }).click()
  await typeInto(page.getByRole('textbox', { name: 'Last day' }), dayOfWeek(90).toString())
  await page.keyboard.press('Enter')
  await agenda.settled()
  await expect(page.getByText('Second quarter, with the numbers of the first.').last()).toBeVisible()
  const sheets = page.getByRole('region', { name: /^Agenda of .*, page \d of \d$/ })
  await expect(sheets.nth(1)).toBeVisible()
  expect(await pagesOf(page)).toBe(await sheets.count())
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
