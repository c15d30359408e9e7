import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, type Page, type Request } from '@playwright/test'
import { agendaOn } from '../agenda/agenda.ts'
import { runKalends } from '../support/targets/runKalends.ts'
import { signInAtProvider } from '../support/signIn.ts'
import { violationsOn } from '../support/probes/violations.ts'

const secret = 'only-the-service-knows-this'

test('CFG-7 with a client that has a secret, the relay gets and renews Alice’s tokens, and no page has the secret', async ({
  page,
}) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kalends-confidential-'))
  const kalends = await runKalends({ dataDir, settings: { OIDC_CLIENT_SECRET: secret } })
  const relay = `${kalends.url}api/oidc/token`
  const violations = await violationsOn(page)
  const received: string[] = []
  const grants: (string | null)[] = []
  const called: string[] = []
  page.on('request', (request) => {
    received.push(request.url(), request.postData() ?? '')
    if (request.resourceType() === 'fetch') called.push(new URL(request.url()).origin)
    if (request.url() === relay) grants.push(grantOf(request))
  })
  page.on('response', async (response) => {
    if (response.url() === relay) received.push(await response.text())
  })

  await page.goto(kalends.url)
  await signInAtProvider(page, 'alice')
  const agenda = agendaOn(page)
  await agenda.settled()
  expect(grants).toEqual(['authorization_code'])

  await page.goto(`${kalends.url}#/calendar/month/2027-03-15`)
  await page.reload()
  await agenda.settled()
  const refused = await refuseOneToken(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => grants).toEqual(['authorization_code', 'refresh_token'])
  await agenda.settled()
  await expect(agenda.heading).toContainText('May 2027')
  expect(refused.size).toBe(1)

  expect(new Set(called)).toEqual(new Set([new URL(kalends.url).origin]))
  const config = await (await fetch(`${kalends.url}config.json`)).text()
  expect(config).toContain('/api/oidc/token')
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  const seen = [config, stored, await page.content(), ...received].join('\n')
  expect(seen).not.toContain(secret)
  expect(seen).not.toContain(btoa(`kalends:${secret}`))
  expect(violations).toEqual([])

  await kalends.stop()
  await rm(dataDir, { recursive: true })
})

const grantOf = (request: Request) => new URLSearchParams(request.postData() ?? '').get('grant_type')

/** The token of the next calendar call is invalid from then on: every call with it is refused. */
async function refuseOneToken(page: Page): Promise<ReadonlySet<string>> {
  const dead = new Set<string>()
  await page.route('**/dav/api/**', async (route) => {
    const { authorization = '' } = await route.request().allHeaders()
    if (dead.size === 0) dead.add(authorization)
    return dead.has(authorization) ? route.fulfill({ status: 401, body: '' }) : route.continue()
  })
  return dead
}
