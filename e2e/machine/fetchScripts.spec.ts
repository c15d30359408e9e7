import type { Page } from '@playwright/test'
import type { Agenda } from '../agenda/agenda.ts'
import { expect, test } from '../support/test.ts'

const newVersion = /A new version is ready/

test('a page whose script cannot be fetched offline says so, and opens at the second try', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.settled()
  await page.getByRole('button', { name: 'Account' }).focus()
  await page.context().setOffline(true)
  await agenda.chooseOfAccount('Service health')
  await expect(page.getByRole('heading', { name: 'This part couldn’t be loaded' })).toBeVisible()
  await expect(page.getByText('Check your connection, then try again.')).toBeVisible()
  await expect(page.getByText(newVersion)).toHaveCount(0)

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Service health' })).toBeVisible()
  await expect(page.getByText(newVersion)).toHaveCount(0)
})

test('a dialog whose script cannot be fetched leaves the page as it is, and offers to try again', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await page.route('**/assets/Menu-*.js', (route) => route.abort('internetdisconnected'))
  await signedInAs('alice')
  await agenda.settled()
  await page.getByRole('button', { name: 'Account' }).click()
  const message = agenda.messages.getByText('This couldn’t be loaded. Check your connection, then try again.')
  await expect(message).toBeVisible()
  await expect(agenda.event('Stand-up').first()).toBeVisible()
  await agenda.messages.getByRole('button', { name: 'Dismiss' }).click()
  await expect(message).toHaveCount(0)

  await page.getByRole('button', { name: 'Account' }).click()
  await expect(message).toBeVisible()
  await page.unroute('**/assets/Menu-*.js')
  await agenda.messages.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  await expect(message).toHaveCount(0)
  await expect(page.getByText(newVersion)).toHaveCount(0)
})

/** What a person does that needs a script, and what is there once it could be fetched. */
const actions: readonly {
  readonly script: string
  readonly act: (page: Page, agenda: Agenda) => Promise<void>
  readonly afterwards: (page: Page, agenda: Agenda) => Promise<void>
}[] = [
  {
    script: 'moveToRegion',
    act: (page) => page.keyboard.press('F6'),
    afterwards: (page) => expect(page.locator('[data-region] :focus')).toHaveCount(1),
  },
  {
    script: 'stepByKey',
    act: (page) => page.keyboard.press('Control+z'),
    afterwards: (_, agenda) => expect(agenda.messages.getByText('Nothing to undo.')).toBeVisible(),
  },
  {
    script: 'printICalendar',
    act: async (_, agenda) => {
      await (await agenda.open('Release 4.2')).getByRole('button', { name: 'Export' }).click()
    },
    afterwards: (page) => page.keyboard.press('Escape'),
  },
  {
    script: 'dropping',
    act: (_, agenda) => agenda.lower('Release 4.2', 4),
    afterwards: (_, agenda) => expect(agenda.messages.getByText(/^Moved “Release 4.2”/)).toBeVisible(),
  },
  {
    script: 'readBoth',
    act: async (_, agenda) => {
      await (await agenda.openImport()).getByLabel('File').setInputFiles('e2e/files/google.ics')
    },
    afterwards: (page) =>
      expect(page.getByRole('dialog').getByRole('button', { name: /^Import/ })).toBeVisible(),
  },
]

test('an action whose script cannot be fetched says so each time, and is done at the second try', async ({
  signedInAs,
  agenda,
  page,
}) => {
  for (const { script } of [...actions, { script: 'readFile.worker' }])
    await page.route(`**/assets/${script}-*.js`, (route) => route.abort('internetdisconnected'))
  await signedInAs('alice')
  await agenda.settled()
  const message = agenda.messages.getByText('This couldn’t be loaded. Check your connection, then try again.')
  for (const { script, act, afterwards } of actions) {
    await test.step(script, async () => {
      await act(page, agenda)
      await expect(message).toBeVisible()
      await page.unroute(`**/assets/${script}-*.js`)
      await agenda.messages.getByRole('button', { name: 'Try again' }).click()
      await expect(message).toHaveCount(0)
      await afterwards(page, agenda)
    })
  }
})

test('if the server has another build, a notice says so and offers to reload', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.settled()
  await page.route('**/assets/HealthPage-*.js', (route) => route.fulfill({ status: 404 }))
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const answer = await route.fetch()
      const text = (await answer.text()).replace(/index-[\w-]+\.js/, 'index-Newer.js')
      await route.fulfill({ response: answer, body: text })
    },
  )
  await agenda.chooseOfAccount('Service health')
  await expect(page.getByRole('status').filter({ hasText: newVersion })).toBeVisible()

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Service health' })).toBeVisible()
})
