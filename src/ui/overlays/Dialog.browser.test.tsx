import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inEnglish } from '../testing/inEnglish.tsx'
import { Dialog } from './Dialog.tsx'

afterEach(cleanup)
afterEach(() => vi.restoreAllMocks())

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>New event</button>
      {isOpen && (
        <Dialog title="New event" onClose={() => setIsOpen(false)}>
          <label>
            Title <input />
          </label>
        </Dialog>
      )}
    </>
  )
}

test('a dialog is named by its title, and Escape closes it and gives the focus back', async () => {
  render(<Page />, { wrapper: inEnglish })
  await page.getByRole('button', { name: 'New event' }).click()

  await expect.element(page.getByRole('dialog', { name: 'New event' })).toBeVisible()
  await userEvent.keyboard('{Escape}')

  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'New event' })).toHaveFocus()
})

test('a press beside the dialog does not lose what is typed', async () => {
  render(<Page />, { wrapper: inEnglish })
  await page.getByRole('button', { name: 'New event' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Stand-up')
  await userEvent.click(document.body, { position: { x: 2, y: 2 }, force: true })

  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Stand-up')
})

/** A list in a dialog, from which a form is opened that is loaded first. */
function List() {
  const [isListOpen, setIsListOpen] = useState(false)
  const [form, setForm] = useState<'closed' | 'loading' | 'open'>('closed')
  const onClose = () => setForm('closed')
  return (
    <>
      <button onClick={() => setIsListOpen(true)}>List</button>
      {isListOpen && (
        <Dialog title="List" onClose={() => setIsListOpen(false)}>
          <button onClick={() => setForm('loading')}>Form</button>
          {form === 'loading' && (
            <Dialog key="loading" title="Loading" onClose={onClose}>
              <button onClick={() => setForm('open')}>Loaded</button>
            </Dialog>
          )}
          {form === 'open' && (
            <Dialog key="open" title="Form" onClose={onClose}>
              <input aria-label="Title" />
            </Dialog>
          )}
        </Dialog>
      )}
    </>
  )
}

test('a dialog that took the place of another gives the focus back to where it was before both', async () => {
  render(<List />, { wrapper: inEnglish })
  await page.getByRole('button', { name: 'List' }).click()
  await page.getByRole('button', { name: 'Form' }).click()
  await page.getByRole('button', { name: 'Loaded' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Form' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'List' })).toHaveFocus()
})

/** A question over a list, whose answer removes the row that asked. */
function Rows() {
  const [rows, setRows] = useState(['Tea', 'Cake'])
  const [asked, setAsked] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(true)
  function onDelete() {
    setRows(rows.filter((row) => row !== asked))
    setAsked(null)
  }
  return isOpen ? (
    <Dialog title="Rows" onClose={() => setIsOpen(false)}>
      {rows.map((row) => (
        <button key={row} onClick={() => setAsked(row)}>
          {row}
        </button>
      ))}
      {asked !== null && (
        <Dialog title={`Delete ${asked}`} onClose={() => setAsked(null)}>
          <button onClick={onDelete}>Delete</button>
        </Dialog>
      )}
    </Dialog>
  ) : null
}

test('if what opened a dialog is gone, the dialog below has the focus, and Escape closes it', async () => {
  render(<Rows />, { wrapper: inEnglish })
  await page.getByRole('button', { name: 'Cake' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Rows' })).toBeVisible()
  await expect.poll(() => document.activeElement?.closest('[role="dialog"]')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a dialog ends above an on-screen keyboard, and is as high as before in a page that is enlarged', async () => {
  render(<Page />, { wrapper: inEnglish })
  await page.getByRole('button', { name: 'New event' }).click()
  const veil = page.getByRole('dialog').element().parentElement
  const viewport = window.visualViewport
  if (!viewport) throw new Error('there is none')
  const full = window.innerHeight
  const see = (height: number, scale: number) => {
    vi.spyOn(viewport, 'height', 'get').mockReturnValue(height)
    vi.spyOn(viewport, 'scale', 'get').mockReturnValue(scale)
    viewport.dispatchEvent(new Event('resize'))
    return veil?.style.getPropertyValue('--visual-viewport-height')
  }
  expect(see(full - 200, 1)).toBe(`${full - 200}px`)
  expect(see(full / 2, 2)).toBe(`${full}px`)
})

test('where a keyboard leaves a phone on its side hardly anything, what is typed into is what is seen', async () => {
  await page.viewport(640, 360)
  render(
    <Dialog title="New event" onClose={() => undefined} footer={<button>Save</button>}>
      <input aria-label="Title" style={{ blockSize: 44 }} />
      <div style={{ blockSize: 400 }} />
      <input aria-label="Location" style={{ blockSize: 44 }} />
    </Dialog>,
    { wrapper: inEnglish },
  )
  const viewport = window.visualViewport
  if (!viewport) throw new Error('there is none')
  vi.spyOn(viewport, 'height', 'get').mockReturnValue(150)
  for (const name of ['Title', 'Location']) {
    const field = page.getByRole('textbox', { name }).element()
    if (field instanceof HTMLElement) field.focus()
    viewport.dispatchEvent(new Event('resize'))
    const { left, top, width, height } = field.getBoundingClientRect()
    expect(top, name).toBeGreaterThanOrEqual(0)
    expect(top + height, name).toBeLessThanOrEqual(150)
    expect(document.elementFromPoint(left + width / 2, top + height / 2), name).toBe(field)
  }
})
