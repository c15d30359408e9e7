import '../../../../ui/tokens.css'
import '../../../../ui/base.css'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { boxOfText } from '../testing/boxOfText.ts'
import { printedEvent } from './printedEvent.tsx'

afterEach(cleanup)

const context = { calendars: new Map(), zone: zoneNamed('Europe/Paris') }
const title = 'اجتماع الفريق الأسبوعي مع جميع الأقسام'

type Drawn = Pick<Parameters<typeof printedEvent>[0], 'look' | 'lines' | 'place'> & {
  readonly width?: string
}

function printed({ width = '25mm', ...options }: Drawn): Element {
  const event = plainEvent(title, { kind: 'allDay', first: '2027-03-17', last: '2027-03-17' })
  const { container } = render(
    <div style={{ inlineSize: width }}>{printedEvent({ event, time: '09:00', ...options }, context)}</div>,
    { wrapper: inEnglish },
  )
  return container
}

test('a title that runs against the page is cut at its end, and begins after the time', () => {
  const container = printed({ look: 'line' })
  const line = container.firstElementChild?.getBoundingClientRect()
  const [first, time] = [boxOfText(container, /اجتماع/u), boxOfText(container, /09:00/u)]
  expect(first.right).toBeLessThanOrEqual(line?.right ?? 0)
  expect(time.right).toBeLessThan(first.left)
})

test('so is one on its only line of a block', () => {
  const container = printed({ look: 'block', lines: 1 })
  const block = container.firstElementChild?.getBoundingClientRect()
  const first = boxOfText(container, /اجتماع/u)
  expect(first.right).toBeLessThanOrEqual(block?.right ?? 0)
  expect(first.left).toBeGreaterThanOrEqual(block?.left ?? Infinity)
})

test('and it stands where the lines of the page begin', () => {
  const container = printed({ look: 'block', lines: 1, width: '120mm' })
  const { left = 0, right = 0 } = container.firstElementChild?.getBoundingClientRect() ?? {}
  expect(boxOfText(container, /09:00/u).left - left).toBeLessThan(
    right - boxOfText(container, /اجتماع/u).right,
  )
})

test('a place is parted from a title that runs against the page', () => {
  const container = printed({ look: 'block', lines: 1, place: 'Room 12', width: '120mm' })
  const [last, place, dot] = [/الأقسام/u, /Room/u, /·/u].map((text) => boxOfText(container, text))
  if (!last || !place || !dot) throw new Error('nothing is drawn')
  expect(place.top).toBeCloseTo(last.top, 0)
  expect(place.right).toBeLessThan(dot.left)
  expect(dot.right).toBeLessThan(last.left)
})
