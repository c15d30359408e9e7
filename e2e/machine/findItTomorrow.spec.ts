import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test as base, type Browser } from '@playwright/test'
import { agendaOn } from '../agenda/agenda.ts'
import { today } from '../agenda/dates.ts'
import { runKalends, type Kalends } from '../support/targets/runKalends.ts'
import { signInAtProvider } from '../support/signIn.ts'

/**
 * Starts Kalends on one store, again and again. What still runs at the end is stopped, whatever the result of
 * the story.
 */
const test = base.extend<{ start: (port?: number) => Promise<Kalends> }>({
  start: async ({ browserName }, use) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), `kalends-tomorrow-${browserName}-`))
    const started: Kalends[] = []
    await use(async (port) => {
      const kalends = await runKalends({ dataDir, ...(port !== undefined && { port }) })
      started.push(kalends)
      return kalends
    })
    for (const kalends of started) await kalends.stop()
    await rm(dataDir, { recursive: true })
  },
})

test('everything stops, starts again, and Alice’s calendar is as she left it', async ({ browser, start }) => {
  test.slow()
  const first = await start()
  const evening = await aliceAt(browser, first.url)
  await evening.agenda.add({ title: 'Kept', date: today(), from: '10:00', to: '11:00' })
  await evening.agenda.add({ title: 'Thrown away', date: today(), from: '12:00', to: '13:00' })
  await (await evening.agenda.open('Thrown away')).getByRole('button', { name: 'Delete' }).click()
  await expect(evening.agenda.event('Thrown away')).toHaveCount(0)
  await evening.context.close()
  await first.stop()

  const second = await start(Number(new URL(first.url).port))
  const morning = await aliceAt(browser, second.url)
  await expect(morning.agenda.event('Kept')).toBeVisible()
  await expect(morning.agenda.event('Thrown away')).toHaveCount(0)
  await morning.context.close()
})

async function aliceAt(browser: Browser, url: string) {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Paris' })
  const page = await context.newPage()
  await page.goto(url)
  await signInAtProvider(page, 'alice')
  const agenda = agendaOn(page)
  await agenda.settled()
  return { context, page, agenda }
}
