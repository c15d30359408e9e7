import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test as base } from '@playwright/test'
import { agendaOn } from '../agenda/agenda.ts'
import { today } from '../agenda/dates.ts'
import { freePortPair } from '../support/targets/freePortPair.ts'
import { runKalends } from '../support/targets/runKalends.ts'
import { signInAtProvider } from '../support/signIn.ts'
import { staticHost } from '../support/targets/staticHost.ts'
import { violationsOn } from '../support/probes/violations.ts'

type Fixtures = {
  isAllowed: boolean
  /** The application's origin, and the service's address on another one. */
  apart: { readonly application: string; readonly service: string }
}

/**
 * As docs/deploy.md describes it: the build on a host of static files, with the headers and the `config.json`
 * of its service.
 */
const test = base.extend<Fixtures>({
  isAllowed: [true, { option: true }],
  apart: async ({ isAllowed }, use) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'kalends-apart-'))
    const port = await freePortPair()
    const application = `http://localhost:${port}`
    const service = await runKalends({
      dataDir,
      settings: isAllowed ? { KALENDS_ORIGINS: application } : {},
    })
    const config = await (await fetch(`${service.url}config.json`)).json()
    const policy = (await fetch(service.url)).headers.get('content-security-policy') ?? ''
    const host = await staticHost(port, { config, headers: { 'content-security-policy': policy } })
    await use({ application, service: service.url })
    await host.stop()
    await service.stop()
    await rm(dataDir, { recursive: true })
  },
})

test.use({ locale: 'en-GB', timezoneId: 'Europe/Paris' })

test('with its service on another origin, Alice signs in, sees her week and writes to it', async ({
  page,
  apart: { application, service },
}) => {
  const violations = await violationsOn(page)
  const reporting = page.waitForResponse(
    (response) => response.request().method() === 'REPORT' && response.url().startsWith(service),
  )
  await page.goto(application)
  await signInAtProvider(page, 'alice')
  const agenda = agendaOn(page)
  await agenda.settled()
  const report = await reporting
  expect(report.status()).toBe(200)
  expect(await report.headerValue('access-control-allow-origin')).toBe(application)

  await agenda.add({ title: 'From afar', date: today(), from: '10:00', to: '11:00' })
  await agenda.saved()
  await page.reload()
  await expect(agenda.event('From afar')).toBeVisible()
  expect(new URL(page.url()).origin).toBe(application)
  expect(violations).toEqual([])
})

test.describe('an origin that nobody allowed', () => {
  test.use({ isAllowed: false })

  test('gets no answer out of the service', async ({ page, apart: { application, service } }) => {
    await page.goto(`${application}/favicon.svg`)
    const asked = page.evaluate((address) => fetch(address), `${service}config.json`)
    await expect(asked).rejects.toThrow('Failed to fetch')
  })
})
