import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inEnglish } from '../testing/inEnglish.tsx'
import { Dialog } from '../overlays/Dialog.tsx'

afterEach(cleanup)

function People({ onClose }: { readonly onClose: () => void }) {
  const [names, setNames] = useState(['Ada', 'Bob', 'Carol'])
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Dialog title="People" onClose={onClose}>
      <input aria-label="Guests" />
      {names.length > 0 && (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <select aria-label={`Role of ${name}`} />
              <button type="button" onClick={() => setNames(names.filter((each) => each !== name))}>
                Remove {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <button type="button" disabled={names.length === 0} onClick={() => setNames([])}>
        Remove all
      </button>
      {isAdding ? (
        <button type="button" onClick={() => setIsAdding(false)}>
          Cancel
        </button>
      ) : (
        <span>
          <button type="button" onClick={() => setIsAdding(true)}>
            Add
          </button>
        </span>
      )}
    </Dialog>
  )
}

function show(onClose: () => void = () => undefined) {
  render(<People onClose={onClose} />, { wrapper: inEnglish })
}

async function pressByKey(name: string) {
  const button = page.getByRole('button', { name }).element()
  if (button instanceof HTMLElement) button.focus()
  await userEvent.keyboard('{Enter}')
}

const button = (name: string) => page.getByRole('button', { name })

test('the next of a list gets the focus of one that goes, then the one before, then what is before the list', async () => {
  show()
  await pressByKey('Remove Bob')
  await expect.element(button('Remove Carol')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Remove Ada')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Guests')).toHaveFocus()
})

test('what comes in the place of a button gets its focus', async () => {
  show()
  await pressByKey('Add')
  await expect.element(button('Cancel')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Add')).toHaveFocus()
})

test('what is before a button that is disabled gets its focus', async () => {
  show()
  await pressByKey('Remove all')
  await expect.element(page.getByLabelText('Guests')).toHaveFocus()
})

test('after a press the dialog has the focus, and Escape closes it', async () => {
  let isClosed = false
  show(() => {
    isClosed = true
  })
  await button('Remove Bob').click()
  await expect.element(page.getByRole('dialog')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(isClosed).toBe(true)
})
