import '../../tokens.css'
import '../../base.css'
import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inEnglish } from '../../testing/inEnglish.tsx'
import { Card } from './Card.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

type PageProps = {
  /** What the line from chip to card begins at. */
  readonly aroundAnchor?: (anchor: Element) => Element
  readonly onCell?: () => void
  readonly onEnter?: () => void
  readonly onKey?: (key: string) => void
}

/** A chip with a card beside it, in a page that can be pressed elsewhere. */
function Page({ aroundAnchor, onCell, onEnter, onKey }: PageProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a free place */}
      <div style={{ ...place, left: 20, top: 300 }} data-testid="cell" onClick={onCell} />
      <button
        style={{ ...place, left: 200, top: 60 }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        onKeyDown={({ key }) => onKey?.(key)}
      >
        Stand-up
      </button>
      <button style={{ ...place, left: 200, top: 400 }}>Today</button>
      {anchor && (
        <Card
          title="Stand-up"
          anchor={anchor}
          aroundAnchor={aroundAnchor}
          onEnter={onEnter}
          onClose={() => setAnchor(null)}
          footer={<button>Edit</button>}
        >
          <p>Room B</p>
        </Card>
      )}
    </>
  )
}

const place = { position: 'fixed', width: 120, height: 40 } as const
const chip = page.getByRole('button', { name: 'Stand-up' })
const card = page.getByRole('dialog', { name: 'Stand-up' })

async function opened(props: PageProps = {}, width = 1000) {
  await page.viewport(width, 700)
  render(<Page {...props} />, { wrapper: inEnglish })
  await chip.click()
  await expect.element(card).toBeVisible()
}

const rectOf = (element: Element) => element.getBoundingClientRect()

test('a card stands beside its chip and has the focus; Escape closes it and gives the focus back', async () => {
  await opened()
  // What the whole page inherits would style every chip again.
  expect([...document.documentElement.style].filter((name) => name.startsWith('--'))).toEqual([])
  const beside = rectOf(card.element()).left - rectOf(chip.element()).right
  expect(beside).toBeGreaterThan(0)
  expect(beside).toBeLessThan(16)
  await expect.element(card).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(card).not.toBeInTheDocument()
  await expect.element(chip).toHaveFocus()
})

test('a line leads from the chip to the card, which inherits nothing of where that is', async () => {
  await opened({ aroundAnchor: (anchor) => anchor })
  const line = card.element().querySelector('[data-hairline]')
  if (!line) throw new Error('There is no line.')
  await expect.poll(() => rectOf(line).left).toBeCloseTo(rectOf(chip.element()).right)
  expect(rectOf(line).right).toBeCloseTo(rectOf(card.element()).left)
  // What is in the card would be styled once more.
  expect(card.element().getAttribute('style')).not.toContain('--')
})

test('the page below stays within reach', async () => {
  await opened()
  await expect.element(page.getByRole('button', { name: 'Today' })).toBeVisible()
  await page.getByRole('button', { name: 'Today' }).click()
  await expect.element(card).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Today' })).toHaveFocus()
})

test('a press beside everything closes it, and begins nothing where it hit the page', async () => {
  const onCell = vi.fn<() => void>()
  await opened({ onCell })
  await page.getByTestId('cell').click()
  await expect.element(card).not.toBeInTheDocument()
  expect(onCell).not.toHaveBeenCalled()
  await expect.element(chip).toHaveFocus()
  await page.getByTestId('cell').click()
  expect(onCell).toHaveBeenCalledOnce()
})

test('Tab leads from the chip into the card, and from its last button to what follows the chip', async () => {
  await opened()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(chip).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Edit' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Today' })).toHaveFocus()
})

test('Enter is heard on the card and on its chip, and presses the buttons of the card', async () => {
  const onEnter = vi.fn<() => void>()
  await opened({ onEnter })
  await userEvent.keyboard('{Enter}')
  expect(onEnter).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
  expect(onEnter).toHaveBeenCalledTimes(2)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(card).not.toBeInTheDocument()
  expect(onEnter).toHaveBeenCalledTimes(2)
})

test('keys that the card has no use for are those of its chip', async () => {
  const onKey = vi.fn<(key: string) => void>()
  await opened({ onKey })
  await userEvent.keyboard('{ArrowDown}')
  expect(onKey).toHaveBeenCalledExactlyOnceWith('ArrowDown')
  await expect.element(chip).toHaveFocus()
})

test('without room beside its chip it is a sheet at the lower edge, over the page', async () => {
  await opened({}, 400)
  await expect.poll(() => rectOf(card.element()).bottom).toBe(700)
  expect(rectOf(card.element()).width).toBe(400)
  await expect.element(page.getByRole('button', { name: 'Today' })).not.toBeInTheDocument()
})

test('a sheet over a page that stays usable ends above an on-screen keyboard, with its buttons', async () => {
  await page.viewport(390, 700)
  render(
    <Card
      title="New event"
      anchor={null}
      isOpenSheet
      onClose={() => undefined}
      footer={<button>Save</button>}
    >
      <div style={{ blockSize: 600 }} />
    </Card>,
    { wrapper: inEnglish },
  )
  const sheet = page.getByRole('dialog', { name: 'New event' })
  await expect.element(sheet).toBeVisible()
  const box = () => sheet.element().getBoundingClientRect()
  await expect.poll(() => box().bottom).toBe(700)
  const viewport = window.visualViewport
  if (!viewport) throw new Error('there is none')
  vi.spyOn(viewport, 'height', 'get').mockReturnValue(380)
  viewport.dispatchEvent(new Event('resize'))
  await expect.poll(() => box().bottom).toBe(380)
  expect(box().top).toBeGreaterThanOrEqual(0)
  const save = page.getByRole('button', { name: 'Save' }).element().getBoundingClientRect()
  expect(save.bottom).toBeLessThanOrEqual(380)
})
