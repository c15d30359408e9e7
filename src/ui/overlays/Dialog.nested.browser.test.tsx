import { cleanup, render } from '@testing-library/react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
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

/** A list that looks after its focus, and a card that leaves the page in reach. */
function Deletion() {
  const [open, setOpen] = useState<'card' | 'question' | 'over' | null>(null)
  const standUp = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (open !== 'over') return
    const giveBack = () => document.activeElement === document.body && standUp.current?.focus()
    requestAnimationFrame(() => requestAnimationFrame(giveBack))
  }, [open])
  return (
    <>
      <button>Skip to content</button>
      <button ref={standUp}>Stand-up</button>
      {open !== 'over' && <button onClick={() => setOpen('card')}>Choir</button>}
      {(open === 'card' || open === 'question') &&
        createPortal(<button onClick={() => setOpen('question')}>Delete</button>, document.body)}
      {open === 'question' && (
        <Dialog title="Delete repeating event" onClose={() => undefined}>
          <button onClick={() => setOpen('over')}>All events</button>
        </Dialog>
      )}
    </>
  )
}

test('when a question closes with the card below it, the page gives the focus itself if it can', async () => {
  render(<Deletion />, { wrapper: inEnglish })
  for (const name of ['Choir', 'Delete', 'All events']) {
    page.getByRole('button', { name, exact: true }).element().focus()
    await userEvent.keyboard('{Enter}')
  }
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Stand-up' })).toHaveFocus()
})
