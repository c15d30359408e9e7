import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inEnglish } from '../testing/inEnglish.tsx'
import { lazyDialog } from './lazyDialog.tsx'
import { TypeAhead } from './TypeAhead.ts'

afterEach(cleanup)

type FieldProps = { readonly onClose: () => void }

function Field({ onClose }: FieldProps) {
  const [text, setText] = useState('lunch ')
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- as dialogs do */}
      <input autoFocus aria-label="Title" value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text}</output>
      <button onClick={onClose}>Close</button>
    </>
  )
}

/** A page with its shortcuts and a dialog that is being loaded. */
function open() {
  const script = Promise.withResolvers<typeof Field>()
  const Dialog = lazyDialog(() => script.promise, TypeAhead)
  const onShortcut = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  document.addEventListener('keydown', onShortcut)
  render(<Dialog onClose={onClose} />, { wrapper: inEnglish })
  return { onShortcut, onClose, comes: () => script.resolve(Field) }
}

test('what is typed while a dialog is loaded goes to its field, and not to the page', async () => {
  const { onShortcut, comes } = open()
  await userEvent.keyboard('pri')
  expect(onShortcut).not.toHaveBeenCalled()
  comes()
  await expect.element(page.getByRole('textbox')).toHaveValue('lunch pri')
  await expect.element(page.getByRole('status')).toHaveTextContent('lunch pri')
  await userEvent.keyboard('nt')
  await expect.element(page.getByRole('status')).toHaveTextContent('lunch print')
})

test('Backspace takes back what was typed meanwhile, and no more', async () => {
  const { onShortcut, comes } = open()
  await userEvent.keyboard('x{Backspace}{Backspace}prom{Backspace}')
  expect(onShortcut).not.toHaveBeenCalled()
  comes()
  await expect.element(page.getByRole('textbox')).toHaveValue('lunch pro')
})

test('Escape closes a dialog that is still loaded', async () => {
  const { onClose } = open()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('Enter presses nothing on the page while a dialog is loaded', async () => {
  const { onShortcut } = open()
  await userEvent.keyboard('+30{Enter}')
  expect(onShortcut).not.toHaveBeenCalled()
})
