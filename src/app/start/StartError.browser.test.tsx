import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ErrorBoundary } from '../../ui/states/ErrorBoundary.tsx'
import { inEnglish } from '../../ui/testing/inEnglish.tsx'
import { StartError } from './StartError.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const pageParts = {
  address: 'https://app.example/',
  now: () => Date.UTC(2027, 2, 15, 12),
  reload: () => {},
}

test('a page that broke says what to do, with the kind of the error, not its message', async () => {
  // React logs to the console what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  function Broken(): never {
    throw new TypeError('very-secret token of alice@kalends.example')
  }
  render(
    <ErrorBoundary fallback={(thrown) => <StartError problem="broken" page={pageParts} thrown={thrown} />}>
      <Broken />
    </ErrorBoundary>,
    { wrapper: inEnglish },
  )
  await expect.element(page.getByRole('alert').getByText(/^Something went wrong/)).toBeVisible()
  await page.getByText('Details').click()
  await page.getByRole('button', { name: 'Copy details' }).click()
  await expect.element(page.getByRole('status').getByText('Copied')).toBeVisible()
  expect(writeText.mock.calls).toEqual([
    [
      `problem: broken (TypeError)
time on this device: 2027-03-15T12:00:00.000Z
application: https://app.example/`,
    ],
  ])
  expect(document.body.innerHTML).not.toMatch(/very-secret|alice/)
})

test('a thrown value that is not an error adds nothing to the details', async () => {
  render(<StartError problem="broken" page={pageParts} thrown="very-secret" />, { wrapper: inEnglish })
  await page.getByText('Details').click()
  await expect.element(page.getByText(/^problem: broken\b(?! \()/)).toBeVisible()
  expect(document.body.innerHTML).not.toContain('very-secret')
})

test('a person who cannot start reads whom to ask, if the configuration was read', async () => {
  render(<StartError problem="broken" page={pageParts} supportEmail="help@kalends.example" />, {
    wrapper: inEnglish,
  })
  const link = page.getByRole('link', { name: 'help@kalends.example' })
  await expect.element(link).toHaveAttribute('href', 'mailto:help@kalends.example')
})

test('without a configuration there is no contact, and trying again reloads', async () => {
  let reloaded = 0
  const counting = { ...pageParts, reload: () => (reloaded += 1) }
  render(<StartError problem="unreachable" page={counting} />, { wrapper: inEnglish })
  await expect.element(page.getByRole('alert').getByText(/Can’t reach/)).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(reloaded).toBe(1)
})
