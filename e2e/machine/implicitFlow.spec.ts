import { expect, test } from '@playwright/test'
import { agendaOn } from '../agenda/agenda.ts'
import { addressesSeen } from '../support/probes/addressesSeen.ts'
import { mockedTarget } from '../support/targets/mockedTarget.ts'
import { signInAtProvider } from '../support/signIn.ts'

// The embedded provider does not support the implicit flow, on purpose: that of the mock build does.
test('ID-4 if the implicit flow is configured, Alice signs in with it, and no token stays in the address', async ({
  page,
}) => {
  const target = await mockedTarget()
  const asked = page.waitForRequest((request) => request.url().includes('client_id='))
  const warned = page.waitForEvent('console', (message) => message.text().includes('deprecated'))
  await page.goto(`${target.url}?world=implicitFlow#/calendar/month/2027-03-15`)
  expect(new URL((await asked).url()).searchParams.get('response_type')).toBe('id_token token')
  expect((await warned).type()).toBe('warning')

  await signInAtProvider(page, 'alice')
  const agenda = agendaOn(page)
  await agenda.settled()
  await expect(agenda.heading).toContainText('March 2027')
  expect(await addressesSeen(page)).not.toMatch(/token=|state=/)

  await page.reload()
  await agenda.settled()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()
  await target.close()
})
