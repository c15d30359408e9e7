import { expect, test } from '../stage/test.ts'

test('an administrator sees the verdict and every component', async ({ signedInAs, page }) => {
  await signedInAs('admin', '#/health')
  await expect(page.getByRole('heading', { name: 'Service health' })).toBeVisible()
  const components = page.getByRole('list', { name: 'Components' })
  await expect(components.getByRole('listitem', { name: 'store, healthy' })).toBeVisible()
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(components.getByRole('listitem', { name: 'store, healthy' })).toBeVisible()
})

test('everybody else sees the verdict alone', async ({ signedInAs, page }) => {
  await signedInAs('alice', '#/health')
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Components' })).toHaveCount(0)
})
