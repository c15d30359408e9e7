import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inEnglish } from '../testing/inEnglish.tsx'
import { Dialog } from './Dialog.tsx'
import { MenuButton } from './MenuButton.tsx'

afterEach(cleanup)

/** A list whose entries are deleted by their menus; the last of them after a question. */
function Sets() {
  const [names, setNames] = useState(['Family', 'Town', 'Work'])
  const [asked, setAsked] = useState<string | null>(null)
  const remove = (name: string) => setNames((before) => before.filter((each) => each !== name))
  const confirm = () => {
    setAsked(null)
    if (asked) remove(asked)
  }
  return (
    <aside data-region="calendars">
      <button type="button">New set</button>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <MenuButton
              label={`Options for ${name}`}
              choices={[
                { label: 'Delete', run: () => remove(name) },
                { label: 'Ask first', run: () => setAsked(name) },
              ]}
            />
          </li>
        ))}
      </ul>
      {asked && (
        <Dialog title="Delete it?" onClose={() => setAsked(null)}>
          <button type="button" onClick={confirm}>
            Delete
          </button>
        </Dialog>
      )}
    </aside>
  )
}

async function openByKey(name: string) {
  const button = page.getByRole('button', { name: `Options for ${name}` }).element()
  if (button instanceof HTMLElement) button.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
}

test('what is beside an entry gets the focus when a choice of its menu deletes it', async () => {
  render(<Sets />, { wrapper: inEnglish })
  await openByKey('Town')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Options for Work' })).toHaveFocus()
  await openByKey('Work')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Options for Family' })).toHaveFocus()
  await openByKey('Family')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'New set' })).toHaveFocus()
})

test('and when a dialog that the choice opened deletes it', async () => {
  render(<Sets />, { wrapper: inEnglish })
  await openByKey('Town')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  page
    .getByRole('button', { name: 'Delete' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Options for Work' })).toHaveFocus()
})
