import { allowClipboard } from '../support/allowClipboard.ts'
import { expectNoViolationInBoth } from '../support/probes/expectNoViolationInBoth.ts'
import type { Page } from '@playwright/test'
import { expectNoOverflow } from '../support/probes/expectNoOverflow.ts'
import { signInAtProvider } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'

type DeniedAccess = {
  readonly heading: string
  /** The first line of what is copied. */
  readonly problem: string
  readonly waysOn: readonly string[]
  readonly reach: (page: Page) => Promise<unknown>
}

const deniedAccess: Readonly<Record<string, DeniedAccess>> = {
  'a sign-in that did not complete': {
    heading: 'Sign-in did not complete',
    problem: 'unknown-state',
    waysOn: ['Try again', 'Use another account'],
    reach: (page) => page.goto('?code=very-secret&state=unknown-state'),
  },
  'a device without a network': {
    heading: 'Sign-in did not complete',
    problem: 'offline',
    waysOn: ['Try again', 'Use another account'],
    reach: async (page) => {
      await page.goto('?code=very-secret&state=unknown-state')
      await expect(page.getByRole('alert')).toContainText('started in another tab')
      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'Try again' }).click()
    },
  },
  'an account that is not known': {
    heading: 'Your account is not known here',
    problem: 'unknown-domain',
    waysOn: ['Use another account'],
    reach: async (page) => {
      await page.goto('')
      await signInAtProvider(page, 'mallory')
    },
  },
  'an account that is not let in': {
    heading: 'You don’t have access to this calendar',
    problem: 'forbidden',
    waysOn: ['Use another account'],
    reach: async (page) => {
      const json = { error: { code: 403, message: 'Forbidden', details: 'alice@kalends.example' } }
      await page.route('**/api/user', (route) => route.fulfill({ status: 403, json }))
      await page.goto('')
      await signInAtProvider(page, 'alice')
    },
  },
  'an account that is blocked': {
    heading: 'Your account is blocked',
    problem: 'blocked',
    waysOn: ['Use another account'],
    reach: async (page) => {
      const error = { code: 403, message: 'Forbidden', details: 'alice@kalends.example', reason: 'blocked' }
      await page.route('**/api/user', (route) => route.fulfill({ status: 403, json: { error } }))
      await page.goto('')
      await signInAtProvider(page, 'alice')
    },
  },
  'a service that does not answer': {
    heading: 'Your calendar can’t be opened',
    problem: 'offline',
    waysOn: ['Try again'],
    reach: async (page) => {
      await page.route('**/api/user', (route) => route.abort('connectionreset'))
      await page.goto('')
      await signInAtProvider(page, 'alice')
    },
  },
  'a configuration that cannot be fetched': {
    heading: 'Kalends can’t start',
    problem: 'unreachable',
    waysOn: ['Try again'],
    reach: async (page) => {
      await page.route('**/config.json', (route) => route.abort('connectionreset'))
      await page.goto('')
    },
  },
  'a configuration that is response was invalid': {
    heading: 'Kalends can’t start',
    problem: 'unreadable',
    waysOn: ['Try again'],
    reach: async (page) => {
      await page.route('**/config.json', (route) => route.fulfill({ json: {} }))
      await page.goto('')
    },
  },
  'a browser that lets the site keep nothing': {
    heading: 'Kalends can’t start',
    problem: 'storage-blocked',
    waysOn: ['Try again'],
    reach: async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
      })
      await page.goto('')
    },
  },
}

for (const [what, { heading, problem, waysOn, reach }] of Object.entries(deniedAccess)) {
  test(`${what} ends on a page with a way on, and details to copy without anything secret`, async ({
    page,
  }) => {
    await allowClipboard(page.context())
    await page.setViewportSize({ width: 320, height: 640 })
    await reach(page)
    await expect(page.getByRole('alert').getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await page.getByText('Details', { exact: true }).click()
    await expect(page.getByText(`problem: ${problem}`)).toBeVisible()
    await page.getByText('Details', { exact: true }).click()
    await expect(page.getByRole('alert').getByRole('button')).toHaveText([...waysOn])

    await page.getByRole('button', { name: waysOn.at(-1) ?? '' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveText('Copied')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.split('\n')[0]).toMatch(new RegExp(`^problem: ${problem}\\b`))
    expect(copied).toContain('time on this device: ')
    expect(copied).not.toMatch(/very-secret|=unknown-state|@|token|code=/)

    await expectNoOverflow(page)
    await expectNoViolationInBoth(page)
  })
}
