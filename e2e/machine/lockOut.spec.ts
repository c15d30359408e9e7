import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { agendaOn } from '../agenda/agenda.ts'
import { administer } from '../support/targets/administer.ts'
import { runKalends } from '../support/targets/runKalends.ts'
import { signInAtProvider } from '../support/signIn.ts'
import { signOnSettingsOn } from '../support/signOnSettings.ts'
import { violationsOn } from '../support/probes/violations.ts'

/** Nobody listens there. */
const nowhere = 'http://localhost:9/realms/none'

test('ID-16 an administrator locks everybody out, having typed whom, and the machine lets them in again', async ({
  page,
  browser,
}) => {
  test.slow()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kalends-locked-'))
  const kalends = await runKalends({ dataDir })
  const violations = await violationsOn(page)
  await page.goto(`${kalends.url}#/settings/openid-connect`)
  await signInAtProvider(page, 'admin')
  await lockEverybodyOut(page)

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(kalends.url)
  await expect(stranger.getByRole('heading', { name: 'Sign-in did not complete' })).toBeVisible()
  await kalends.stop()

  const stored = await administer(dataDir, ['configuration', 'get'])
  expect(stored).toContain(nowhere)
  const issuer = `http://localhost:${Number(new URL(kalends.url).port) + 1}`
  await administer(dataDir, ['configuration', 'put'], stored.replace(nowhere, issuer))

  const again = await runKalends({ dataDir, port: Number(new URL(kalends.url).port) })
  await stranger.goto(again.url)
  await signInAtProvider(stranger, 'alice')
  await agendaOn(stranger).settled()
  expect(violations).toEqual([])
  await stranger.context().close()
  await again.stop()
  await rm(dataDir, { recursive: true })
})

async function lockEverybodyOut(page: Page): Promise<void> {
  const settings = signOnSettingsOn(page)
  await settings.ready()
  const own = new URL(await settings.issuer.inputValue())
  await settings.issuer.fill(nowhere)
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()

  const { guard } = settings
  await expect(guard).toContainText('Your client no longer uses the provider you signed in with')
  await expect(guard).toContainText('No provider responds at the issuer URL')
  const save = guard.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  await guard.getByRole('textbox', { name: 'Name of the issuer' }).fill(own.host)
  await save.click()
  await expect(settings.messages.getByText('Sign-on settings saved.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Sign-in doesn’t work:')
}
