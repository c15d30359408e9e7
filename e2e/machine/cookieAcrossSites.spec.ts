import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { agendaOn } from '../agenda/agenda.ts'
import { today } from '../agenda/dates.ts'
import { freePortPair } from '../support/targets/freePortPair.ts'
import { headersSent } from '../support/network/headersSent.ts'
import { runKalends } from '../support/targets/runKalends.ts'
import { signInAtProvider } from '../support/signIn.ts'
import { staticHost } from '../support/targets/staticHost.ts'
import { violationsOn } from '../support/probes/violations.ts'

test('ID-15 if the calendars are on another site, the cookie is sent there, and only there', async ({
  page,
}) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kalends-sites-'))
  const port = await freePortPair()
  // For a browser, a name and an IP address are two sites, and both are secure without TLS.
  const dav = `http://127.0.0.1:${port}`
  const kalends = await runKalends({
    dataDir,
    port,
    settings: { KALENDS_CALENDAR_CREDENTIAL: 'cookie', KALENDS_DAV_URL: dav },
  })
  const violations = await violationsOn(page)
  const sent = headersSent(page, `${dav}/dav/api/`)
  await page.goto(kalends.url)
  await signInAtProvider(page, 'alice')
  const agenda = agendaOn(page)
  await agenda.settled()
  await agenda.add({ title: 'Across sites', date: today(), from: '10:00', to: '11:00' })
  await expect(agenda.event('Across sites')).toBeVisible()
  await agenda.saved()
  await page.reload()
  await expect(agenda.event('Across sites')).toBeVisible()

  const headers = await sent()
  expect(headers.length).toBeGreaterThan(2)
  expect(headers.filter(({ authorization }) => authorization !== undefined)).toHaveLength(0)
  expect(headers.every(({ cookie }) => cookie?.includes('kalends='))).toBe(true)
  expect(headers.every((each) => each['sec-fetch-site'] === 'cross-site')).toBe(true)

  const cookies = (await page.context().cookies()).filter(({ name }) => name === 'kalends')
  expect(cookies).toMatchObject([{ domain: '127.0.0.1', httpOnly: true, secure: true, sameSite: 'None' }])
  const held = { cookie: `kalends=${cookies[0]?.value}` }
  const user = async () => (await fetch(`${dav}/api/user`, { headers: held })).status
  expect(await user()).toBe(200)
  const strangers = await fetch(`${dav}/api/logout`, {
    method: 'POST',
    headers: { ...held, origin: 'https://stranger.example' },
  })
  expect(strangers.status).toBe(403)

  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('kalends')
  expect(await user()).toBe(401)
  expect(violations).toEqual([])

  await kalends.stop()
  await rm(dataDir, { recursive: true })
})

test('ID-15 an application on a static host sends its cookie to a service on another site', async ({
  page,
}) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kalends-static-'))
  const [port, filesPort] = [await freePortPair(), await freePortPair()]
  const application = `http://localhost:${filesPort}`
  const service = `http://127.0.0.1:${port}`
  const kalends = await runKalends({
    dataDir,
    port,
    settings: {
      PUBLIC_URL: service,
      KALENDS_ORIGINS: application,
      KALENDS_CALENDAR_CREDENTIAL: 'cookie',
    },
  })
  const config = await (await fetch(`${service}/config.json`)).json()
  const policy = (await fetch(service)).headers.get('content-security-policy') ?? ''
  const host = await staticHost(filesPort, { config, headers: { 'content-security-policy': policy } })
  const violations = await violationsOn(page)
  const sent = headersSent(page, `${service}/dav/api/`)

  await page.goto(application)
  await signInAtProvider(page, 'alice')
  const agenda = agendaOn(page)
  await agenda.settled()
  await agenda.add({ title: 'From plain files', date: today(), from: '10:00', to: '11:00' })
  await agenda.saved()
  await page.reload()
  await expect(agenda.event('From plain files')).toBeVisible()
  const headers = await sent()
  expect(headers.length).toBeGreaterThan(2)
  expect(headers.every(({ cookie }) => cookie?.includes('kalends='))).toBe(true)
  expect(headers.filter(({ authorization }) => authorization !== undefined)).toHaveLength(0)
  expect(headers.every((each) => each['sec-fetch-site'] === 'cross-site')).toBe(true)

  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('kalends')
  expect(violations).toEqual([])

  await host.stop()
  await kalends.stop()
  await rm(dataDir, { recursive: true })
})
