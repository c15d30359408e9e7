import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { usePrintButton } from './usePrintButton.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Printing({ isReady }: { readonly isReady: boolean }) {
  const { isWaiting, print } = usePrintButton(isReady)
  return <button onClick={print}>{isWaiting ? 'Waiting' : 'Print'}</button>
}

test('Print waits until everything was read, and prints once', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const { rerender } = render(<Printing isReady={false} />)
  await page.getByRole('button', { name: 'Print' }).click()
  await expect.element(page.getByRole('button', { name: 'Waiting' })).toBeVisible()
  expect(print).not.toHaveBeenCalled()
  rerender(<Printing isReady />)
  await expect.poll(() => print.mock.calls.length).toBe(1)
  rerender(<Printing isReady={false} />)
  rerender(<Printing isReady />)
  await expect.element(page.getByRole('button', { name: 'Print' })).toBeVisible()
  expect(print).toHaveBeenCalledTimes(1)
})
