import { networkOf } from '../../support/network/networkOf.ts'
import { healthReportOf, reportHealth } from '../../support/network/reportHealth.ts'
import { expect, test } from '../../support/test.ts'

test(
  'a message about events that could not be read disappears once they can be',
  { tag: '@once' },
  async ({ signedInAs, agenda, page }) => {
    await page.clock.install()
    const network = await networkOf(page)
    await signedInAs('alice')
    await agenda.settled()
    await network.change({ isDown: true })
    const banner = page.getByRole('alert').filter({ hasText: 'Some events couldn’t be loaded.' })
    await expect(async () => {
      await page.getByRole('button', { name: 'Next', exact: true }).click()
      await page.clock.fastForward(10_000)
      await expect(banner).toBeVisible({ timeout: 500 })
    }).toPass()
    await agenda.settled()

    // It stays while the retries fail.
    await page.clock.fastForward(6_000)
    await expect(banner).toBeVisible()
    await agenda.settled()

    await network.change({ isDown: false })
    await page.clock.fastForward(10_000)
    await expect(banner).toHaveCount(0)
    await agenda.settled()
  },
)

test(
  'settings that could not be read appear once they can be',
  { tag: '@once' },
  async ({ signedInAs, page }) => {
    await page.clock.install()
    const network = await networkOf(page, '/api/configurations')
    await signedInAs('admin')
    await network.change({ isDown: true })
    await page.getByRole('link', { name: 'Sign-on settings' }).click()
    const trouble = page.getByRole('main').getByRole('alert')
    await expect(async () => {
      await page.clock.fastForward(5_000)
      await expect(trouble.first()).toBeVisible({ timeout: 500 })
    }).toPass()

    await network.change({ isDown: false })
    await page.clock.fastForward(10_000)
    await expect(page.getByRole('textbox', { name: 'Issuer URL' }).first()).toBeVisible()
    await expect(trouble).toHaveCount(0)
  },
)

test(
  'an administrator’s line above the calendar disappears once the service is healthy again',
  { tag: '@once' },
  async ({ signedInAs, agenda, page }) => {
    await page.clock.install()
    const health = await reportHealth(page, healthReportOf([], [['zoo']]))
    await signedInAs('admin')
    await agenda.settled()
    const banner = page
      .getByRole('status')
      .filter({ has: page.getByRole('button', { name: 'Service health' }) })
    await expect(async () => {
      await page.clock.fastForward(6_000)
      await expect(banner).toBeVisible({ timeout: 500 })
    }).toPass()

    health.tell(healthReportOf([['zoo']]))
    await page.clock.fastForward(11_000)
    await expect(banner).toHaveCount(0)
  },
)

test(
  'a directory that is down alarms nobody whose calendar works, and is reported to a person who cannot read theirs',
  { tag: '@once' },
  async ({ signedInAs, agenda, page }) => {
    await page.clock.install()
    const network = await networkOf(page)
    const health = await reportHealth(page, healthReportOf([['store']], [['ldap']]))
    await signedInAs('alice')
    await agenda.settled()
    await page.clock.fastForward(60_000)
    await agenda.settled()
    expect(health.asked).toEqual([])

    const banner = page
      .getByRole('status')
      .filter({ has: page.getByRole('button', { name: 'Service health' }) })
    await network.change({ isDown: true })
    // Past the next reading of the list, which is seldom if something has just come over the stream.
    await page.clock.fastForward(5 * 60_000 + 1_000)
    // In steps shorter than the time between two requests: each longer one would ask anew, and nothing ever rest.
    await expect(async () => {
      await page.clock.fastForward(6_000)
      await expect(banner).toBeVisible({ timeout: 500 })
    }).toPass()
    await network.change({ isDown: false })
    await page.clock.fastForward(10_000)
    await expect(banner).toHaveCount(0)
  },
)
