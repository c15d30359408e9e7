import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { NotKnown } from './NotKnown.tsx'

afterEach(cleanup)

const show = (domain: string | null, onAgain: (options: { readonly asksWho: boolean }) => void = () => {}) =>
  render(<NotKnown domain={domain} onAgain={onAgain} details="problem: unknown-domain" />, {
    wrapper: inEnglish,
  })

test('ID-10 a person from elsewhere reads which domain is not served', async () => {
  show('elsewhere.example')
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText('elsewhere.example')).toBeVisible()
  await expect.element(alert.getByText(/ask your administrator to add your domain/)).toBeVisible()
})

test('ID-10 without a known domain, the sentence has none', async () => {
  show(null)
  const sentence = /Your e-mail domain doesn’t have access to this calendar/
  await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible()
  await expect.element(page.getByText(/null/)).not.toBeInTheDocument()
})

test('another account is requested explicitly, so that the provider does not reuse the last one', async () => {
  const asked: { readonly asksWho: boolean }[] = []
  show('elsewhere.example', (options) => asked.push(options))
  await page.getByRole('button', { name: 'Use another account' }).click()
  expect(asked).toEqual([{ asksWho: true }])
})
