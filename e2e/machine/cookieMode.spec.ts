import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { agendaOn } from '../agenda/agenda.ts'
import { today } from '../agenda/dates.ts'
import { headersSent } from '../support/network/headersSent.ts'
import { runKalends } from '../support/targets/runKalends.ts'
import { signInAtProvider } from '../support/signIn.ts'

test('ID-15 if the calendar accepts cookies, Alice’s calls send only the cookie, and signing out ends it', async ({
  page,
}) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kalends-cookie-'))
  const kalends = await runKalends({ dataDir, settings: { KALENDS_CALENDAR_CREDENTIAL: 'cookie' } })
  const sent = headersSent(page, `${kalends.url}dav/api/`)
  let exchanges = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/session')) exchanges += 1
  })
  await page.goto(kalends.url)
  await signInAtProvider(page, 'alice')
  const agenda = agendaOn(page)
  await agenda.settled()
  await agenda.add({ title: 'By cookie', date: today(), from: '10:00', to: '11:00' })
  await expect(agenda.event('By cookie')).toBeVisible()

  const headers = await sent()
  expect(headers.length).toBeGreaterThan(1)
  expect(headers.filter(({ authorization }) => authorization !== undefined)).toHaveLength(0)
  expect(headers.every(({ cookie }) => cookie?.includes('kalends='))).toBe(true)
  expect(exchanges).toBe(1)

  const session = (await page.context().cookies()).find(({ name }) => name === 'kalends')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('kalends')
  const afterwards = await fetch(`${kalends.url}api/user`, {
    headers: { cookie: `kalends=${session?.value}` },
  })
  expect(afterwards.status).toBe(401)

  await kalends.stop()
  await rm(dataDir, { recursive: true })
})

test('ID-14 Alice signs out everywhere in one browser, and her cookie in another is no longer valid', async ({
  page,
  browser,
}) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kalends-everywhere-'))
  const kalends = await runKalends({ dataDir, settings: { KALENDS_CALENDAR_CREDENTIAL: 'cookie' } })
  const elsewhere = await browser.newContext()
  for (const each of [page, await elsewhere.newPage()]) {
    await each.goto(kalends.url)
    await signInAtProvider(each, 'alice')
    await agendaOn(each).settled()
  }
  const user = () => elsewhere.request.get(`${kalends.url}api/user`)
  expect((await user()).status()).toBe(200)

  await page.goto(`${kalends.url}#/account`)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()
  expect((await user()).status()).toBe(401)

  await elsewhere.close()
  await kalends.stop()
  await rm(dataDir, { recursive: true })
})
