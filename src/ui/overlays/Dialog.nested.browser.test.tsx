import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RadioGroup } from '../fields/RadioGroup.tsx'
import { inEnglish } from '../testing/inEnglish.tsx'
import { Dialog } from './Dialog.tsx'

afterEach(cleanup)

const options = [
  { value: 'this', label: 'This event' },
  { value: 'all', label: 'All events' },
] as const

function Form() {
  const [question, setQuestion] = useState<'scope' | 'note' | null>(null)
  const [scope, setScope] = useState<'this' | 'all'>('this')
  return (
    <Dialog title="Edit event" onClose={() => undefined}>
      <button onClick={() => setQuestion('scope')}>Save</button>
      <button onClick={() => setQuestion('note')}>Tell</button>
      {question === 'scope' && (
        <Dialog title="Change repeating event" onClose={() => setQuestion(null)}>
          <RadioGroup label="Apply to" isFocused value={scope} options={options} onChange={setScope} />
        </Dialog>
      )}
      {question === 'note' && (
        <Dialog title="Tell the guests?" onClose={() => setQuestion(null)}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what a dialog is for */}
          <input aria-label="Note" autoFocus />
        </Dialog>
      )}
    </Dialog>
  )
}

test('over another dialog too, the choice that a question is about has the focus', async () => {
  render(<Form />, { wrapper: inEnglish })
  page.getByRole('button', { name: 'Save' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('radio', { name: 'This event' })).toHaveFocus()
})

test('and so has the field that is to be filled in', async () => {
  render(<Form />, { wrapper: inEnglish })
  page.getByRole('button', { name: 'Tell' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveFocus()
})
