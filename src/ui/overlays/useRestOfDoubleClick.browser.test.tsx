import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inEnglish } from '../testing/inEnglish.tsx'
import { Dialog } from './Dialog.tsx'

afterEach(cleanup)

type Heard = { opened: number; pressed: number; doubleClicks: number }

/** A button, and a dialog that opens from it with another button in the same position. */
function Page({ tell }: { readonly tell: (what: keyof Heard) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  function open() {
    tell('opened')
    setIsOpen(true)
  }
  function close() {
    tell('pressed')
    setIsOpen(false)
  }
  return (
    <>
      <button style={place} onClick={open}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Details" closesOutside onClose={close} onDoubleClick={() => tell('doubleClicks')}>
          <button style={place} onClick={close}>
            Delete
          </button>
        </Dialog>
      )}
    </>
  )
}

const place = { position: 'fixed', left: 20, top: 20, width: 200, height: 60 } as const

function drawn(): Heard {
  const heard = { opened: 0, pressed: 0, doubleClicks: 0 }
  render(<Page tell={(what) => (heard[what] += 1)} />, { wrapper: inEnglish })
  return heard
}

const openButton = page.getByRole('button', { name: 'Open', includeHidden: true })
const deleteButton = page.getByRole('button', { name: 'Delete' })

/** One press as the browser reports it: `detail` is the count of presses in one place. */
function press(element: Element, detail: number) {
  const told = { bubbles: true, cancelable: true, detail }
  for (const type of ['mousedown', 'mouseup', 'click']) element.dispatchEvent(new MouseEvent(type, told))
}

test('the second press of a double click does not reach what has just opened, which is told about it', async () => {
  const heard = drawn()
  await openButton.dblClick()

  await expect.element(deleteButton).toBeVisible()
  expect(heard).toEqual({ opened: 1, pressed: 0, doubleClicks: 1 })
})

test('the second press of a double click does not reach what is below the closed one', async () => {
  const heard = drawn()
  await openButton.click()
  await deleteButton.dblClick()

  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(heard).toEqual({ opened: 1, pressed: 1, doubleClicks: 0 })
})

test('the first press in a place arrives at once, and so do later ones there', async () => {
  const heard = drawn()
  await openButton.click()
  const button = deleteButton.element()
  press(button, 2)
  expect(heard.pressed).toBe(0)
  press(button, 1)
  press(button, 2)
  expect(heard.pressed).toBe(2)
})

test('clicks by keyboard and by assistive technology are never swallowed', async () => {
  const heard = drawn()
  await openButton.click()
  const button = deleteButton.element()
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }))
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  expect(heard.pressed).toBe(2)
})

type Enter = { readonly repeat?: boolean; readonly at?: number; readonly on?: Element }

/** Whether an Enter reaches the page. */
function enter({ repeat = false, at = 0, on = document.body }: Enter = {}): boolean {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, repeat })
  Object.defineProperty(event, 'timeStamp', { value: at })
  return on.dispatchEvent(event)
}

test('an Enter right after the one that closed something does not open it again', async () => {
  const heard = drawn()
  await openButton.click()
  await expect.element(deleteButton).toBeVisible()
  expect(enter({ at: 1000 })).toBe(true)
  press(deleteButton.element(), 0)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(heard.pressed).toBe(1)

  const on = openButton.element()
  expect(enter({ at: 1200, on })).toBe(false)
  expect(enter({ at: 9000, repeat: true })).toBe(false)
  expect(enter({ at: 9900, on })).toBe(true)
})

test('if something closes in another way, an Enter counts', async () => {
  drawn()
  await openButton.click()
  await expect.element(deleteButton).toBeVisible()
  enter({ at: 1000 })
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(enter({ at: 1200, on: openButton.element() })).toBe(true)
})

test('an Enter at once counts if the focus has moved elsewhere', async () => {
  drawn()
  await openButton.click()
  await expect.element(deleteButton).toBeVisible()
  enter({ at: 1000 })
  press(deleteButton.element(), 0)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(enter({ at: 1200 })).toBe(true)
})

test('an Enter that is held down presses nothing in what it has opened', async () => {
  drawn()
  await openButton.click()
  await expect.element(deleteButton).toBeVisible()
  expect(enter({ repeat: true })).toBe(false)
  expect(enter()).toBe(true)
})
