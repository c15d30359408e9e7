import type { Page } from '@playwright/test'
import type { Agenda } from '../../agenda/agenda.ts'
import { dayOfWeek, spoken } from '../../agenda/dates.ts'
import { allowClipboard } from '../../support/allowClipboard.ts'
import { holdScript } from '../../support/network/holdScript.ts'
import { expect, test } from '../../support/test.ts'

const [friday, saturday, sunday] = [spoken(dayOfWeek(4)), spoken(dayOfWeek(5)), spoken(dayOfWeek(6))]

type Opened = {
  readonly page: Page
  readonly agenda: Agenda
  readonly signedInAs: (name: 'alice') => Promise<void>
}

/** Alice's week, in which a script is asked for and does not come. */
async function weekWithout(name: string, { page, agenda, signedInAs }: Opened) {
  const script = await holdScript(page, name)
  await signedInAs('alice')
  await agenda.view('Week')
  await script.asked()
  return script
}

// The page asks no service worker for its scripts on the real service alone.
test('keys that Alice presses before their script is here are done in order once it is', async ({
  signedInAs,
  agenda,
  page,
}) => {
  const script = await weekWithout('OnceSettled', { page, agenda, signedInAs })
  const bar = page.getByRole('region', { name: 'Selected events' })
  const market = agenda.event(`Market, ${saturday}`)
  await market.focus()
  await page.keyboard.press('Shift+Space')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+Space')
  await expect(market).toBeFocused()
  script.release()
  await expect(bar).toContainText('2 selected')
  await expect(market).not.toBeFocused()
  await expect(market).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('all events are selected and deleted once by keys that came before their script', async ({
  signedInAs,
  agenda,
  page,
}) => {
  const script = await weekWithout('OnceSettled', { page, agenda, signedInAs })
  const chips = page.getByRole('grid').locator('[data-event]')
  const market = agenda.event(`Market, ${saturday}`)
  await market.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect(market).toBeVisible()
  // Ctrl A did not select the text of the page instead.
  expect(await page.evaluate(() => getSelection()?.isCollapsed)).toBe(true)
  script.release()
  await page.getByRole('button', { name: 'Don’t tell' }).click()
  await expect(page.getByText(/^Deleted \d+ events/)).toBeVisible()
  await expect(market).toHaveCount(0)
  expect(await chips.count()).toBeLessThan(3)
})

test('what is pasted before its script is here comes to its day', async ({
  signedInAs,
  agenda,
  page,
  context,
}) => {
  await allowClipboard(context)
  const script = await weekWithout('OnceSettled', { page, agenda, signedInAs })
  await page.evaluate(() => navigator.clipboard.writeText('Plumber'))
  await page.getByRole('gridcell', { name: sunday }).focus()
  await page.keyboard.press('ControlOrMeta+v')
  script.release()
  await expect(page.getByRole('dialog', { name: 'Quick add' }).getByRole('textbox').first()).toHaveValue(
    /Plumber/,
  )
})

test('held keys are dropped where the focus goes to a field before their script is here', async ({
  signedInAs,
  agenda,
  page,
}) => {
  const script = await weekWithout('OnceSettled', { page, agenda, signedInAs })
  const release = agenda.event(`Release 4.2, ${friday}`)
  await release.focus()
  await page.keyboard.press('Delete')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const search = page.getByRole('searchbox', { name: 'Search events' })
  await search.pressSequentially('mar')
  script.release()
  await expect(search).toHaveValue('mar')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Invitations/ })).toBeVisible()
  await expect(release).toBeVisible()
})

test('an event is lifted, moved and put down by keys that came before the script that lifts it', async ({
  signedInAs,
  agenda,
  page,
}) => {
  const script = await weekWithout('dragging', { page, agenda, signedInAs })
  await agenda.event(`Market, ${saturday}`).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  script.release()
  await expect(agenda.event(`Market, ${sunday}`)).toBeVisible()
  await expect(agenda.event(`Market, ${saturday}`)).toHaveCount(0)
})

test('what is said to an event is not lost while its line is loaded', async ({
  signedInAs,
  agenda,
  page,
}) => {
  const script = await weekWithout('SayingLine', { page, agenda, signedInAs })
  await agenda.event(`Market, ${saturday}`).focus()
  await page.keyboard.type('+30')
  await page.keyboard.press('Enter')
  script.release()
  await expect(page.getByRole('textbox', { name: 'What changes' })).toHaveValue('+30')
})
