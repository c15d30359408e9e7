import type { Page } from '@playwright/test'
import { reportHealth, healthReportOf, type HealthAnswer } from '../../support/network/reportHealth.ts'
import { expect, test } from '../../support/test.ts'

const well = healthReportOf([['store']])
const everywhere = (answer: HealthAnswer) => ({ '': answer, '/store': answer, '/store/history': answer })
const asksAll = (asked: readonly string[]) => asked.filter((rest) => rest === '').length

test('while no answer comes the last one stays, and the page asks less often', async ({
  signedInAs,
  page,
}) => {
  await page.clock.install()
  const health = await reportHealth(page, well)
  await signedInAs('admin', '#/health')
  const store = page.getByRole('listitem', { name: 'store, healthy' })
  await expect(store).toBeVisible()
  await expect(page.getByRole('main')).toContainText('every 30 seconds')

  health.tell(everywhere('nothing'))
  health.asked.length = 0
  await page.clock.fastForward(30_000)
  const trouble = page.getByRole('main').getByRole('alert')
  await expect(trouble).toContainText('Can’t reach the service. Showing results from')
  await expect(page.getByRole('main')).toContainText(/tried once, at \d\d:\d\d:\d\d · again at/)
  await expect(store).toBeVisible()
  expect(asksAll(health.asked)).toBe(1)

  await page.clock.fastForward(40_000)
  expect(asksAll(health.asked)).toBe(1)
  await page.clock.fastForward(21_000)
  await expect(page.getByRole('main')).toContainText(/tried 2 times since/)
  await page.clock.fastForward(50_000)
  expect(asksAll(health.asked)).toBe(2)
  await page.clock.fastForward(11_000)
  await expect(page.getByRole('main')).toContainText(/tried 3 times since/)

  health.tell(well)
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(trouble).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('every 30 seconds')
})

test('a message about a service that does not answer disappears when it does', async ({
  signedInAs,
  page,
}) => {
  await page.clock.install()
  const health = await reportHealth(page, everywhere('nothing'))
  await signedInAs('admin', '#/health')
  const trouble = page.getByRole('main').getByRole('alert')
  await expect(trouble).toBeVisible()
  health.tell(well)
  await page.clock.fastForward(61_000)
  await expect(trouble).toHaveCount(0)
  await expect(page.getByRole('listitem', { name: 'store, healthy' })).toBeVisible()
})

test('pausing stops the requests, and resuming starts them', async ({ signedInAs, page }) => {
  await page.clock.install()
  const health = await reportHealth(page, well)
  await signedInAs('admin', '#/health')
  await expect(page.getByRole('listitem', { name: 'store, healthy' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Check every' }).selectOption({ label: '15 seconds' })
  const main = page.getByRole('main')
  await expect(main).toContainText('every 15 seconds')
  const before = asksAll(health.asked)
  await page.clock.fastForward(15_500)
  await expect.poll(() => asksAll(health.asked)).toBe(before + 1)
  await expect(main).toContainText(/checked \d s ago/)

  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(main).toContainText('paused')
  await page.clock.fastForward(120_000)
  await expect(main).toContainText('checked 2 min ago')
  expect(asksAll(health.asked)).toBe(before + 1)

  expect(health.asked).not.toContain('/store')
  await page.getByRole('button', { name: 'Resume' }).click()
  // The next 15 seconds begin with the answer: one that came while the clock is set would begin them after that.
  await expect(main).toContainText(/checked \d s ago/)
  expect(health.asked).toContain('/store')
  await page.clock.fastForward(15_500)
  await expect.poll(() => asksAll(health.asked)).toBe(before + 2)
})

test('a hidden page sends no requests, and a new answer is there on coming back', async ({
  signedInAs,
  page,
}) => {
  await page.clock.install()
  const health = await reportHealth(page, well)
  await signedInAs('admin', '#/health')
  await expect(page.getByRole('listitem', { name: 'store, healthy' })).toBeVisible()
  await look(page, 'hidden')
  const before = health.asked.length
  await page.clock.fastForward(300_000)
  await expect(page.getByRole('main')).toContainText('checked 5 min ago')
  expect(health.asked.length).toBe(before)

  await look(page, 'visible')
  await expect(page.getByRole('main')).toContainText(/checked \d s ago/)
  expect(asksAll(health.asked)).toBe(2)
})

const page502 = '<html><body><h1>502 Bad Gateway</h1></body></html>'

for (const [what, answer, sentence] of [
  [
    'a page of a proxy',
    { status: 200, body: page502 },
    'Something else responded, maybe a proxy in front of the service. Status 200.',
  ],
  [
    'a proxy that finds nobody',
    { status: 502, body: page502 },
    'The service, or a proxy in front of it, isn’t available. Status 502.',
  ],
  [
    'a proxy that says 503 in HTML',
    { status: 503, body: page502 },
    'Something else responded, maybe a proxy in front of the service. Status 503.',
  ],
  [
    'a refusal',
    { status: 403, body: { error: { code: 403, message: 'Forbidden', details: 'No.' } } },
    'You don’t have permission to see the service’s health. Status 403.',
  ],
  [
    'nobody knows the token',
    { status: 401, body: '' },
    'The service no longer recognises your account. Status 401.',
  ],
] as const) {
  test(`where the answer is ${what}, that is said, and that nothing is known`, async ({
    signedInAs,
    page,
  }) => {
    await reportHealth(page, everywhere(answer))
    await signedInAs('admin', '#/health')
    const trouble = page.getByRole('main').getByRole('alert')
    await expect(trouble).toContainText(sentence)
    await expect(trouble).toContainText('No results yet.')
    await expect(page.getByRole('main')).toContainText('tried once, at')
  })
}

test('half an answer is shown, with a note about what is missing', async ({ signedInAs, page }) => {
  const checks = [{ componentName: 'store', status: 'healthy' }, { status: 'healthy' }, 'and so on']
  await reportHealth(page, { ...well, '': { status: 200, body: { checks } } })
  await signedInAs('admin', '#/health')
  await expect(page.getByRole('listitem', { name: 'store, healthy' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(
    '2 components aren’t shown: their results couldn’t be read.',
  )
})

test('a change is announced on the desktop if that was switched on', async ({ signedInAs, page }) => {
  await page.clock.install()
  const announced: string[] = []
  await page.exposeFunction('saidOnDesktop', (text: string) => void announced.push(text))
  await page.addInitScript(() => {
    class Announced {
      static async requestPermission() {
        await desktopNotices('May I?')
        return 'granted'
      }
      constructor(title: string, { body }: { body: string }) {
        void desktopNotices(`${title}: ${body}`)
      }
    }
    Object.defineProperty(window, 'Notification', { value: Announced })
    async function desktopNotices(text: string) {
      const say: (words: string) => Promise<void> = Reflect.get(window, 'saidOnDesktop')
      await say(text)
    }
  })
  const health = await reportHealth(page, well)
  await signedInAs('admin', '#/health')
  await expect(page.getByRole('listitem', { name: 'store, healthy' })).toBeVisible()
  expect(announced).toEqual([])
  const box = page.getByRole('checkbox', { name: 'Desktop notifications' })
  await box.click()
  await expect(box).toBeChecked()
  expect(announced).toEqual(['May I?'])

  await look(page, 'hidden')
  health.tell(healthReportOf([], [['store']]))
  await page.clock.fastForward(31_000)
  await expect.poll(() => announced).toEqual(['May I?', 'Service health: store: unhealthy'])
})

test('a browser that refuses notifications says so', async ({ signedInAs, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Notification', { value: { requestPermission: async () => 'denied' } })
  })
  await reportHealth(page, well)
  await signedInAs('admin', '#/health')
  const box = page.getByRole('checkbox', { name: 'Desktop notifications' })
  await box.click()
  await expect(box).not.toBeChecked()
  await expect(page.getByRole('main')).toContainText('The browser blocks them for this site.')
})

/** As if the person changed to another tab, or came back. */
async function look(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: now })
    Object.defineProperty(document, 'hidden', { configurable: true, value: now === 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    window.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
