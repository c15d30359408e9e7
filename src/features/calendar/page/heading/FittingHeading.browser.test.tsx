import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { toIsoDate } from '#domain/time/units.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { FittingHeading } from './FittingHeading.tsx'

afterEach(cleanup)

const long = { months: 'Wednesday 25 November', year: '2026' }
const days = [toIsoDate('2026-11-25')]

/** The words that are seen in a heading of this width, in letters of 10 pixels. */
function seenIn(width: number): readonly string[] {
  render(
    <h1 style={{ width, font: '10px/20px monospace', whiteSpace: 'nowrap' }}>
      <FittingHeading heading={long} days={days} />
    </h1>,
    { wrapper: inEnglish },
  )
  const heading = page.getByRole('heading').element()
  const edges = heading.getBoundingClientRect()
  expect(edges.height).toBe(20)
  const words = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  const seen: string[] = []
  while (words.nextNode()) {
    const { currentNode: node } = words
    const text = node instanceof HTMLElement ? node.dataset['drawn'] : node.textContent
    const range = document.createRange()
    range.selectNode(node)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    const isInside = left >= edges.left - 0.5 && right <= edges.right + 0.5 && top >= edges.top
    if (isInside && bottom <= edges.bottom) seen.push(text ?? '')
  }
  return seen
}

test('where there is room the whole heading is seen, and nothing else', () => {
  expect(seenIn(400).join('')).toBe('Wednesday 25 November 2026')
})

test('where there is less, the next shorter one is seen whole', () => {
  expect(seenIn(120).join('')).toBe('Wed 25 Nov 2026')
  cleanup()
  expect(seenIn(80).join('')).toBe('25 Nov 2026')
})

test('its name and its text are the whole one wherever it is seen', async () => {
  seenIn(80)
  await expect
    .element(page.getByRole('heading', { name: 'Wednesday 25 November 2026', exact: true }))
    .toBeInTheDocument()
  expect(document.querySelector('h1')?.textContent).toBe('Wednesday 25 November 2026')
})

test('it asks for no more room than the whole needs', () => {
  render(
    <div style={{ width: 'max-content', font: '10px/20px monospace', whiteSpace: 'nowrap' }}>
      <FittingHeading heading={long} days={[]} />
    </div>,
    { wrapper: inEnglish },
  )
  const alone = document.querySelector('div > div')?.getBoundingClientRect().width
  cleanup()
  render(
    <div style={{ width: 'max-content', font: '10px/20px monospace', whiteSpace: 'nowrap' }}>
      <FittingHeading heading={long} days={days} />
    </div>,
    { wrapper: inEnglish },
  )
  expect(document.querySelector('div > div')?.getBoundingClientRect().width).toBe(alone)
})
