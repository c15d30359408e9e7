import '../../../../ui/tokens.css'
import '../../../../ui/base.css'
import { i18n } from '@lingui/core'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { hourAxis } from '#domain/layout/hourAxis.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { setClock } from '../../format/clock.ts'
import { PrintedRulers } from './PrintedRulers.tsx'

afterEach(cleanup)
afterEach(() => setClock('24h'))

const cairo = zoneNamed('Africa/Cairo')
const date = '2026-11-28'

test('in Arabic the hour at which another date begins is read as one, after how many days it is ahead', () => {
  setClock('12h')
  i18n.loadAndActivate({ locale: 'ar', messages: {} })
  const { container } = render(
    <div dir="rtl" style={{ inlineSize: '11mm' }}>
      <PrintedRulers
        axis={hourAxis([date], cairo)}
        hours={{ start: 0, end: 1440 }}
        others={[zoneNamed('Asia/Tokyo')]}
        place={(at) => `${at}px`}
        zone={cairo}
        days={[date]}
      />
    </div>,
  )
  const mark = container.querySelector('b')?.parentElement
  expect(mark?.textContent).toMatch(/1 12\s*ص$/)
  const boxes = ['1', '12', 'ص'].map((word) => boxIn(mark, word))
  const [ahead, hour, half] = boxes
  expect(ahead?.left).toBeGreaterThanOrEqual(hour?.right ?? Infinity)
  expect(hour?.left).toBeGreaterThanOrEqual(half?.right ?? Infinity)
  expect(half?.top).toBeCloseTo(hour?.top ?? 0, 0)
})

/** Where these characters are, each in a text of its own kind. */
function boxIn(mark: Element | null | undefined, word: string): DOMRect {
  const texts = document.createTreeWalker(mark ?? document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const at = texts.currentNode.textContent?.search(new RegExp(`(?<!\\d)${word}(?!\\d)`)) ?? -1
    if (at < 0) continue
    const range = document.createRange()
    range.setStart(texts.currentNode, at)
    range.setEnd(texts.currentNode, at + word.length)
    return range.getBoundingClientRect()
  }
  throw new Error(`no ${word}`)
}
