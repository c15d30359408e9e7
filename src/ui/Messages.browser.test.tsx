import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { inEnglish } from './inEnglish.tsx'
import { Messages } from './Messages.tsx'
import { notify } from './messages.ts'

afterEach(cleanup)

test('what was done is said as a status, and can be undone once', async () => {
  let undone = 0
  render(<Messages />, { wrapper: inEnglish })
  notify({ kind: 'done', text: 'Event deleted', action: { label: 'Undo', run: () => (undone += 1) } })

  const status = page.getByRole('region', { name: 'Messages' }).getByRole('status')
  await expect.element(status.getByText('Event deleted')).toBeVisible()
  await status.getByRole('button', { name: 'Undo' }).click()

  await expect.element(status).toBeEmptyDOMElement()
  expect(undone).toBe(1)
})

test('what failed is said as an alert, and stays until it is dismissed', async () => {
  render(<Messages />, { wrapper: inEnglish })
  notify({ kind: 'failed', text: 'The event was not saved. Your change is kept.' })

  const alert = page.getByRole('region', { name: 'Messages' }).getByRole('alert')
  await expect.element(alert.getByText('The event was not saved. Your change is kept.')).toBeVisible()
  await alert.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(alert).toBeEmptyDOMElement()
})
