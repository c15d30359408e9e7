import type { Page } from '@playwright/test'
import { comeOnline } from '../support/network/comeOnline.ts'
import { signInAtProvider } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page, name: string) => page.getByRole('alert').getByRole('heading', { name })

test('a browser that lets the site store nothing is told what to allow', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await page.goto('')
  await expect(heading(page, 'Kalends can’t start')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Allow cookies and site data')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('an address that is not secure enough to sign in is named', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
  await page.goto('')
  await expect(heading(page, 'Sign-in did not complete')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('starts with https')
})

test('a device that loses its network stays on a page that offers to try again', async ({ page }) => {
  await page.goto('?error=access_denied&state=unknown')
  await expect(heading(page, 'Sign-in did not complete')).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toContainText('Can’t reach Kalends')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
})

test('a provider that is down at the exchange is named, and the next try signs in', async ({
  page,
  agenda,
}) => {
  await page.route('**/token', (route) => route.abort('connectionrefused'))
  await page.goto('#/calendar/month/2027-03-15')
  await signInAtProvider(page, 'alice')
  await expect(heading(page, 'Sign-in did not complete')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Can’t reach your organisation’s sign-in service')
  await page.unroute('**/token')
  await page.getByRole('button', { name: 'Try again' }).click()
  await agenda.settled()
})

test('a clock that is a day ahead is named', async ({ page }) => {
  await page.clock.setFixedTime(Date.now() + 24 * 3_600_000)
  await page.goto('')
  await signInAtProvider(page, 'alice')
  await expect(heading(page, 'Sign-in did not complete')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('This device’s clock')
})

test('a person whom the service rejects is told so, and may use another account', async ({ page }) => {
  const body = { error: { code: 403, message: 'Forbidden', details: 'Not you.' } }
  await page.route('**/api/user', (route) => route.fulfill({ status: 403, json: body }))
  await page.goto('')
  await signInAtProvider(page, 'alice')
  await expect(heading(page, 'You don’t have access to this calendar')).toBeVisible()
  await page.unroute('**/api/user')
  await page.getByRole('button', { name: 'Use another account' }).click()
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
})

test('a service that cannot be reached is named, and the calendar opens once it can be', async ({
  page,
  agenda,
}) => {
  await page.route('**/api/user', (route) => route.abort('connectionreset'))
  await page.goto('')
  await signInAtProvider(page, 'alice')
  await expect(heading(page, 'Your calendar can’t be opened')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Your calendar can’t be opened')).toBeVisible()
  await page.unroute('**/api/user')
  await comeOnline(page)
  await agenda.settled()
})

test('a page that was opened while the service was away starts by itself', async ({ page }) => {
  await page.clock.install()
  await page.route('**/config.json', (route) => route.fulfill({ status: 503 }))
  await page.goto('')
  await expect(heading(page, 'Kalends can’t start')).toBeVisible()
  await page.unroute('**/config.json')
  await expect(async () => {
    await page.clock.runFor(30_000)
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('a configuration that cannot be fetched is named, and the next try starts', async ({ page }) => {
  await page.route('**/config.json', (route) => route.abort('connectionreset'))
  await page.goto('')
  await expect(heading(page, 'Kalends can’t start')).toBeVisible()
  await page.unroute('**/config.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
})
