import { expect, test } from '@playwright/test'
import { mockedTarget } from '../support/targets/mockedTarget.ts'
import { signInAtProvider } from '../support/signIn.ts'

test('ID-8 if the provider does not say whether an address is verified Alice is told so, and who can change it', async ({
  page,
}) => {
  const target = await mockedTarget()
  await page.goto(`${target.url}?world=unvouchedEmail`)
  await signInAtProvider(page, 'alice')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('This account can’t be used here')
  await expect(alert).toContainText('doesn’t say whether your e-mail address is verified')
  await page.getByRole('button', { name: 'Use another account' }).click()
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
  await target.close()
})
