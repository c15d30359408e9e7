import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { AccessDenied } from './AccessDenied.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const details = 'problem: clock\nclient: kalends'

const showDoor = ({ supportEmail }: { readonly supportEmail?: string } = {}) =>
  render(
    <AccessDenied
      title="Closed"
      action={<button>Try again</button>}
      supportEmail={supportEmail}
      details={details}
    >
      <p>It is closed.</p>
    </AccessDenied>,
    { wrapper: inEnglish },
  )

const clipboardThat = (does: () => Promise<void>) =>
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(does)

test('the page says whom to ask, if an address is configured', async () => {
  showDoor({ supportEmail: 'help@kalends.example' })
  const link = page.getByRole('alert').getByRole('link', { name: 'help@kalends.example' })
  await expect.element(link).toHaveAttribute('href', 'mailto:help@kalends.example')
})

test('the page offers no help, if no address is configured', async () => {
  showDoor()
  await expect
    .element(page.getByRole('alert').getByRole('heading', { name: 'Closed', level: 1 }))
    .toBeVisible()
  await expect.element(page.getByText(/Help/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})

test('details are shown on request, and copied as shown', async () => {
  const writeText = clipboardThat(async () => {})
  showDoor()
  await expect.element(page.getByText(/^problem: clock/)).not.toBeVisible()
  await page.getByText('Details').click()
  await expect.element(page.getByText(/^problem: clock/)).toBeVisible()
  await page.getByRole('button', { name: 'Copy details' }).click()

  await expect.element(page.getByRole('status').getByText('Copied')).toBeVisible()
  expect(writeText.mock.calls).toEqual([[details]])
})

test('the page says so if the browser does not allow copying', async () => {
  clipboardThat(() => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')))
  showDoor()
  await page.getByText('Details').click()
  await page.getByRole('button', { name: 'Copy details' }).click()
  await expect.element(page.getByRole('status').getByText(/Select the text and copy it/)).toBeVisible()
})

test('opening the details does not move anything above them', async () => {
  showDoor()
  const heading = page.getByRole('heading', { name: 'Closed' })
  await expect.element(heading).toBeVisible()
  const before = heading.element().getBoundingClientRect().top
  await page.getByText('Details').click()
  await expect.element(page.getByText(/^problem: clock/)).toBeVisible()
  expect(heading.element().getBoundingClientRect().top).toBe(before)
})
