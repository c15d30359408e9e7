import { expect, test } from '@playwright/test'
import { agendaOn } from '../agenda/agenda.ts'
import { mockedTarget } from '../support/targets/mockedTarget.ts'
import { signInAtProvider } from '../support/signIn.ts'

test('ID-14 if the provider has no sign-out endpoint, Alice is told, and the next person is asked', async ({
  page,
}) => {
  const target = await mockedTarget()
  const address = `${target.url}?world=noSignOut#/account`
  await page.goto(address)
  await signInAtProvider(page, 'alice')
  const other = await page.context().newPage()
  await other.goto(address)
  await expect(other.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  const stillSignedIn = 'You may still be signed in with your organisation'
  await expect(page.getByRole('main')).toContainText(stillSignedIn)
  await expect(other.getByRole('main')).toContainText(stillSignedIn)

  // A tab opened later asks as well, like those that were signed out.
  const later = await page.context().newPage()
  await later.goto(address)
  await expect(later.getByRole('textbox', { name: 'Password' })).toBeVisible()
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(other.getByRole('textbox', { name: 'Password' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await signInAtProvider(page, 'bob')
  await agendaOn(page).settled()

  // Somebody has signed in: the provider may continue from there.
  await later.goto(address)
  await expect(later.getByRole('main')).toContainText('bob@kalends.example')
  await target.close()
})
