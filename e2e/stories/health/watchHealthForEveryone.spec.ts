import { allowClipboard } from '../../support/allowClipboard.ts'
import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolationInBoth } from '../../support/probes/expectNoViolationInBoth.ts'
import { reportHealth, healthReportOf } from '../../support/network/reportHealth.ts'
import { expect, test } from '../../support/test.ts'

const connection = {
  name: 'Head office',
  domainId: '54b64eadf6d7d8e41d263d00',
  state: 'down',
  message: 'connect ECONNREFUSED',
  configuration: { mapping: { email: 'mail' }, url: `ldap://${'directory.'.repeat(9)}example:389` },
  usage: { auth: true, search: false, autoProvisioning: true },
}
const report = healthReportOf(
  [['store', { info: [{ name: 'sqlite', state: 'up' }] }], ['a-component-with-a-name-that-is-long-enough']],
  [['ldap', { cause: 'Head office: connect ECONNREFUSED', info: [connection] }]],
)
const open = '#/health?component=ldap'

test('a component in trouble has no accessibility violation', async ({ signedInAs, page }) => {
  const health = await reportHealth(page, report, { runbookUrl: 'https://wiki.example/{component}' })
  await signedInAs('admin', open)
  await expect(page.getByRole('table', { name: 'Head office' })).toBeVisible()
  await expectNoViolationInBoth(page)

  health.tell({ '': 'nothing', '/store': 'nothing' })
  await page.getByRole('button', { name: 'Check store' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expectNoViolationInBoth(page)
})

for (const width of [320, 768, 1440]) {
  test(`at ${width} pixels nothing is cut off sideways`, async ({ signedInAs, page }) => {
    await page.setViewportSize({ width, height: 700 })
    await reportHealth(page, report)
    await signedInAs('admin', open)
    await expect(page.getByRole('table', { name: 'Head office' })).toBeVisible()
    const overflow = await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expectNoOverflow(page)
  })
}

test('an administrator watches by keyboard alone', async ({ signedInAs, context, page }) => {
  await allowClipboard(context)
  const health = await reportHealth(page, report)
  await signedInAs('admin', '#/health')
  await expect(page.getByRole('listitem', { name: 'ldap, unhealthy' })).toBeVisible()
  await page.getByRole('button', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const next = async (role: 'button' | 'radio' | 'combobox' | 'checkbox', name: string) => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole(role, { name, exact: true })).toBeFocused()
  }
  await next('button', 'Check now')
  await page.keyboard.press('Enter')
  await expect.poll(() => health.asked).toContain('/ldap')
  await next('button', 'Pause')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused()
  await next('button', 'Copy diagnostics')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('## ldap: unhealthy')
  await next('button', 'Copy as JSON')
  await next('radio', 'All')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('listitem', { name: 'store, healthy' })).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('listitem', { name: 'store, healthy' })).toBeVisible()
  await next('combobox', 'Sort by')
  await next('combobox', 'Check every')
  await next('checkbox', 'Desktop notifications')
  await next('button', 'Check ldap')
  await next('button', 'Details of ldap')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'Head office' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Details of ldap' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'Head office' })).toHaveCount(0)
})
