import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followFinger, rest, type Swipe } from './followFinger.ts'

let element: HTMLElement
let end: () => void
const swipe = {
  mayStep: vi.fn<Swipe['mayStep']>(),
  onTowards: vi.fn<Swipe['onTowards']>(),
  onStep: vi.fn<Swipe['onStep']>(),
  onBack: vi.fn<Swipe['onBack']>(),
}

beforeEach(() => {
  element = document.createElement('div')
  element.style.inlineSize = '300px'
  element.style.blockSize = '300px'
  document.body.append(element)
  swipe.mayStep.mockReturnValue(true)
  end = followFinger(element, swipe)
})
afterEach(() => {
  end()
  element.remove()
  vi.clearAllMocks()
})

type Point = { readonly x: number; readonly y?: number; readonly type?: string }

function send(
  kind: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
  { x, y = 100, type }: Point,
) {
  element.dispatchEvent(
    new PointerEvent(kind, {
      bubbles: true,
      pointerId: 7,
      isPrimary: true,
      pointerType: type ?? 'touch',
      clientX: x,
      clientY: y,
    }),
  )
}

function move(...xs: readonly number[]) {
  send('pointerdown', { x: 200 })
  for (const x of xs) send('pointermove', { x })
}

test('it follows the finger, and what lies ahead is drawn in from the end of the line', async () => {
  move(180, 120, 60)
  expect(element.style.translate).toBe('-140px')
  expect(swipe.onTowards.mock.calls).toEqual([[1]])
  send('pointerup', { x: 60 })
  await vi.waitFor(() => expect(swipe.onStep.mock.calls).toEqual([[1]]))
  // Until what was drawn in is in its place.
  expect(element.style.translate).toBe('-312px')
  rest(element)
  expect(element.style.translate).toBe('')
})

test('to the other side it is what lies behind; on a page that runs from right to left that is ahead', async () => {
  move(300)
  send('pointerup', { x: 320 })
  await vi.waitFor(() => expect(swipe.onStep.mock.calls).toEqual([[-1]]))
  rest(element)
  element.dir = 'rtl'
  move(300)
  send('pointerup', { x: 320 })
  await vi.waitFor(() => expect(swipe.onStep.mock.calls).toEqual([[-1], [1]]))
  expect(element.style.translate).toBe('312px')
})

test('a finger that turns back before it lets go leaves everything as it was', async () => {
  move(100, 180, 185)
  send('pointerup', { x: 185 })
  await vi.waitFor(() => expect(swipe.onBack).toHaveBeenCalledTimes(1))
  expect(swipe.onStep).not.toHaveBeenCalled()
  expect(element.style.translate).toBe('')
})

test('where nothing lies ahead it goes back, however far it was drawn', async () => {
  swipe.mayStep.mockReturnValue(false)
  move(180, 120, 20)
  send('pointerup', { x: 20 })
  await vi.waitFor(() => expect(swipe.onBack).toHaveBeenCalledTimes(1))
  expect(swipe.mayStep.mock.calls).toEqual([[1]])
  expect(swipe.onStep).not.toHaveBeenCalled()
  expect(element.style.translate).toBe('')
})

test('what moves more upright than sideways scrolls, and does nothing here', () => {
  send('pointerdown', { x: 200 })
  send('pointermove', { x: 190, y: 120 })
  send('pointermove', { x: 100, y: 130 })
  send('pointerup', { x: 100, y: 130 })
  expect(swipe.onTowards).not.toHaveBeenCalled()
  expect(element.style.translate).toBe('')
})

test('a pointer that the browser takes for scrolling is let go', async () => {
  move(150)
  send('pointercancel', { x: 150 })
  await vi.waitFor(() => expect(swipe.onBack).toHaveBeenCalledTimes(1))
  expect(element.style.translate).toBe('')
})

test('a mouse drags events, and no page', () => {
  send('pointerdown', { x: 200, type: 'mouse' })
  send('pointermove', { x: 100, type: 'mouse' })
  expect(swipe.onTowards).not.toHaveBeenCalled()
})
