import { reportHealth, healthReportOf } from '../../support/network/reportHealth.ts'
import { expect, test } from '../../support/test.ts'

test('an administrator sees the verdict and every component', async ({ signedInAs, page }) => {
  await signedInAs('admin', '#/health')
  await expect(page.getByRole('heading', { name: 'Service health' })).toBeVisible()
  const components = page.getByRole('list', { name: 'Components' })
  await expect(components.getByRole('listitem', { name: 'store, healthy' })).toBeVisible()
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(components.getByRole('listitem', { name: 'store, healthy' })).toBeVisible()
})

test('an administrator watches a component fail and recover', async ({ signedInAs, page }) => {
  await page.clock.install()
  const health = await reportHealth(page, healthReportOf([['store'], ['zoo']]))
  await signedInAs('admin', '#/health')
  const verdict = page.getByRole('main').getByRole('status')
  const components = page.getByRole('list', { name: 'Components' })
  const items = components.locator(':scope > li')
  await expect(verdict).toHaveText('All systems healthy (2 of 2).')

  health.tell(healthReportOf([['store']], [['zoo', { cause: 'The lion is out' }]]))
  await page.clock.fastForward(30_000)
  await expect(verdict).toHaveText('zoo is unhealthy.')
  await expect(items.first()).toHaveAccessibleName('zoo, unhealthy')
  await expect(items.first()).toContainText('The lion is out')
  await expect(items.last()).toHaveAccessibleName('store, healthy')

  health.tell(healthReportOf([['store'], ['zoo']]))
  await page.clock.fastForward(60_000)
  await expect(verdict).toHaveText('All systems healthy (2 of 2).')
  await page.getByRole('button', { name: 'Details of zoo' }).click()
  const incidents = page.getByRole('list', { name: 'Incidents of zoo' })
  await expect(incidents.getByRole('listitem')).toHaveCount(1)
  await expect(incidents).toContainText('The lion is out · 1 failed check')
  await expect(incidents).toContainText('1 min')
})

test('one component is checked alone', async ({ signedInAs, page }) => {
  const health = await reportHealth(page, healthReportOf([['store'], ['zoo']]))
  await signedInAs('admin', '#/health')
  const components = page.getByRole('list', { name: 'Components' })
  await expect(components.getByRole('listitem', { name: 'zoo, healthy' })).toBeVisible()

  health.tell(healthReportOf([['store']], [['zoo']]))
  health.asked.length = 0
  await page.getByRole('button', { name: 'Check zoo' }).click()
  await expect(components.getByRole('listitem', { name: 'zoo, unhealthy' })).toBeVisible()
  expect(health.asked).toEqual(['/zoo'])
  await expect(components.getByRole('listitem', { name: 'zoo, unhealthy' })).toContainText(/\d+ ms/)
})

test('the filter, the order and the open component stay in the address', async ({ signedInAs, page }) => {
  await reportHealth(page, healthReportOf([['apple'], ['store']], [['zoo', { cause: 'out', cages: 3 }]]))
  await signedInAs('admin', '#/health')
  const items = page.getByRole('list', { name: 'Components' }).locator(':scope > li')
  await expect(items).toHaveCount(3)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Name' })
  await expect(items.first()).toHaveAccessibleName('apple, healthy')
  await page.getByRole('radio', { name: 'Unhealthy' }).check()
  await expect(items).toHaveCount(1)
  await page.getByRole('button', { name: 'Details of zoo' }).click()
  expect(page.url()).toContain('#/health?show=unhealthy&sort=name&component=zoo')

  await page.reload()
  await expect(items).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Details of zoo' })).toHaveAttribute('aria-expanded', 'true')
  await expect(items.first()).toContainText('cages')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Details of zoo' })).toHaveAttribute('aria-expanded', 'false')
})

test('a directory’s details are a table for each connection', async ({ signedInAs, page }) => {
  const details = {
    cause: 'Head office: refused',
    info: [
      {
        name: 'Head office',
        domainId: 'd1',
        state: 'down',
        message: 'refused',
        configuration: { mapping: { email: 'mail' }, url: 'ldap://directory' },
        usage: { auth: true, search: false },
      },
    ],
  }
  await reportHealth(page, healthReportOf([], [['ldap', details]]))
  await signedInAs('admin', '#/health?component=ldap')
  const table = page.getByRole('table', { name: 'Head office' })
  await expect(table.getByRole('row', { name: 'State down' })).toBeVisible()
  await expect(table.getByRole('row', { name: 'Domain d1' })).toBeVisible()
  await expect(table.getByRole('row', { name: 'Message refused' })).toBeVisible()
  await expect(table.getByRole('row', { name: /^Used for auth: yes\s*search: no/ })).toBeVisible()
  await expect(table.getByRole('row', { name: /^Mapping email/ })).toContainText('mail')
})

test('the operator’s runbook is a link with the component in it', async ({ signedInAs, page }) => {
  const runbookUrl = 'https://wiki.example/run/{component}'
  await reportHealth(page, healthReportOf([['a/b']]), { runbookUrl })
  await signedInAs('admin', '#/health')
  await expect(page.getByRole('link', { name: 'Runbook for a/b' })).toHaveAttribute(
    'href',
    'https://wiki.example/run/a%2Fb',
  )
})

test('HC-9 if the service has no history, this browser has one, until its person signs out', async ({
  signedInAs,
  page,
}) => {
  const features = { expandFalse: true, preconditions: true, exactJCal: true }
  await reportHealth(page, healthReportOf([['store']], [['zoo', { cause: 'out' }]]), { features })
  await signedInAs('admin', '#/health')
  const zoo = page.getByRole('listitem', { name: 'zoo, unhealthy' })
  await expect(zoo).toContainText(/Observed in this browser since \d\d:\d\d/)
  await page.reload()
  await expect(zoo.getByRole('img')).toHaveAccessibleName(/^Last checks of zoo: [12] since/)
  await expect.poll(() => databases()).toContain('kalends.health')

  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()
  expect(await databases()).not.toContain('kalends.health')

  async function databases() {
    return page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  }
})

test('everybody else sees only the verdict, whatever the service sends', async ({ signedInAs, page }) => {
  await reportHealth(page, healthReportOf([['store']], [['zoo', { cause: 'The lion is out' }]]))
  await signedInAs('alice', '#/health')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'The service isn’t healthy. Your administrator can see why.',
  )
  await expect(page.getByRole('list', { name: 'Components' })).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText(/zoo|lion/)
})

test('above an administrator’s calendar a quiet line says that the service is unhealthy, requested after everything the calendar needs', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await page.clock.install()
  const health = await reportHealth(page, healthReportOf([], [['zoo']]))
  await signedInAs('admin')
  await agenda.settled()
  expect(health.asked).toEqual([])
  const banner = page.getByRole('status').filter({ hasText: 'We’re having problems' })
  await expect(banner).toHaveCount(0)

  // What it waits for may have begun after the calendar was drawn.
  await expect(async () => {
    await page.clock.fastForward(6000)
    await expect(banner).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(health.asked).toEqual([''])
  await banner.getByRole('button', { name: 'Service health' }).click()
  await expect(page.getByRole('heading', { name: 'Service health' })).toBeVisible()
})
