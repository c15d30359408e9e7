import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { keepFocus } from './keepFocus.ts'

beforeAll(keepFocus)
afterEach(cleanup)

type Layout = { readonly isTurned: boolean }

/** The bar of a phone: turned, it lies in the header, and the days of the week are away. */
function Phone({ isTurned }: Layout) {
  const bar = <button type="button">Next</button>
  return (
    <>
      <header>{isTurned && bar}</header>
      <main>
        {!isTurned && bar}
        {!isTurned && <button type="button">Saturday 28 November</button>}
        <div data-cell="2026-11-27">
          <button type="button" tabIndex={0} data-event="choir">
            Choir
          </button>
        </div>
      </main>
    </>
  )
}

const button = (name: string) => page.getByRole('button', { name })

test.for([
  ['on the same button of the bar', 'Next', 'Next'],
  ['on the stop of the grid, if the button is away', 'Saturday 28 November', 'Choir'],
] as const)('when a phone is turned, the focus is %s', async ([, before, after]) => {
  const { rerender } = render(<Phone isTurned={false} />)
  const lost = button(before).element()
  if (lost instanceof HTMLElement) lost.focus()
  await expect.element(button(before)).toHaveFocus()
  rerender(<Phone isTurned />)
  expect(lost.isConnected).toBe(false)
  await expect.element(button(after)).toHaveFocus()
})

test('another page takes no focus from where the browser left it', async () => {
  const { rerender } = render(<Phone key="calendar" isTurned={false} />)
  const lost = button('Next').element()
  if (lost instanceof HTMLElement) lost.focus()
  rerender(<Phone key="other" isTurned={false} />)
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  expect(document.activeElement).toBe(document.body)
})
