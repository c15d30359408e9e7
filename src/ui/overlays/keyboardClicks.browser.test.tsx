import { cleanup, render } from '@testing-library/react'
import { useRef, useState, type ComponentType, type RefObject } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inEnglish } from '../testing/inEnglish.tsx'
import { Dialog } from './Dialog.tsx'
import { Menu } from './Menu.tsx'
import { Popover } from './Popover.tsx'
import './keyboardClicks.ts'

afterEach(cleanup)

type OverlayProps = {
  readonly anchor: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

type Row = {
  readonly name: string
  readonly role: string
  readonly Overlay: ComponentType<OverlayProps>
}

const overlays: readonly Row[] = [
  {
    name: 'dialog',
    role: 'dialog',
    Overlay: ({ onClose }) => (
      <Dialog title="Details" onClose={onClose}>
        Stand-up
      </Dialog>
    ),
  },
  {
    name: 'popover',
    role: 'dialog',
    Overlay: ({ anchor, onClose }) => (
      <Popover label="Details" anchor={anchor} onClose={onClose}>
        <button>Stand-up</button>
      </Popover>
    ),
  },
  {
    name: 'menu',
    role: 'menu',
    Overlay: ({ anchor, onClose }) => (
      <Menu label="Details" anchor={anchor} choices={[{ label: 'Edit', run() {} }]} onClose={onClose} />
    ),
  },
]

/** It is opened by a native button. */
function Page({ Overlay, onClose }: Pick<Row, 'Overlay'> & Pick<OverlayProps, 'onClose'>) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button ref={anchor} onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && <Overlay anchor={anchor} onClose={onClose} />}
    </>
  )
}

const pressed = overlays.flatMap((overlay) => [
  { ...overlay, key: 'Enter', typed: '{Enter}' },
  { ...overlay, key: 'Space', typed: ' ' },
])

test.each(pressed)('Escape closes a $name at the moment $key opens it', async ({ role, Overlay, typed }) => {
  const onClose = vi.fn<() => void>()
  render(<Page Overlay={Overlay} onClose={onClose} />, { wrapper: inEnglish })
  const drawn = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(`[role=${role}]`)) return
      observer.disconnect()
      // Nothing has been painted yet: the observer runs right after the nodes were added.
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      resolve()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  page.getByRole('button', { name: 'Open' }).element().focus()
  await userEvent.keyboard(typed)
  await drawn
  expect(onClose).toHaveBeenCalled()
})
