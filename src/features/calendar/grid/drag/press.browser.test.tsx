import '../../../../ui/tokens.css'
import '../../../../ui/base.css'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { epochMs } from '#domain/time/units.ts'
import { addActions } from '../../../../navigation/actions/workingActions.ts'
import { parseKeys } from '../../../../navigation/actions/Key.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { calendarActions, inCalendar } from '../../actions/calendarActions.ts'
import { HoursView } from '../../views/HoursView.tsx'
import { DrawnView } from '../../views/testing/DrawnView.tsx'
import { weekView } from '../../views/week/weekView.ts'
import { drawnTime } from './drawnTime.ts'
import './dragging.ts'

const tea = plainEvent('Tea', {
  kind: 'timed',
  start: epochMs(Date.parse('2027-03-16T09:00Z')),
  end: epochMs(Date.parse('2027-03-16T10:00Z')),
  zone: 'Europe/Paris',
})

const [drag, startEvent, openEvent] = [vi.fn(async () => undefined), vi.fn(), vi.fn()]
const tellFixed = vi.fn(async () => undefined)

beforeEach(async () => {
  await page.viewport(1200, 900)
  const actions = { drag, startEvent, openEvent, tellFixed, whenOf: () => tea.when }
  render(<DrawnView view={weekView} as={HoursView} date="2027-03-15" events={[tea]} actions={actions} />, {
    wrapper: inEnglish,
  })
  await expect.element(page.getByRole('button', { name: /^Tea/ })).toBeVisible()
})

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const teaChip = () => page.getByRole('button', { name: /^Tea/ }).element()
const lifted = () => document.querySelectorAll('[data-lifted]').length

/** A pointer at the middle of the event, and so far below it. */
function pointerOf(init: PointerEventInit) {
  const { left, top, width } = teaChip().getBoundingClientRect()
  return (kind: string, below = 0, more: PointerEventInit = {}) =>
    (kind === 'pointerdown' ? teaChip() : document.body).dispatchEvent(
      new PointerEvent(kind, {
        bubbles: true,
        isPrimary: true,
        buttons: kind === 'pointerup' ? 0 : 1,
        clientX: left + width / 2,
        clientY: top + 8 + below,
        ...init,
        ...more,
      }),
    )
}

const mouse = () => pointerOf({ pointerId: 1, pointerType: 'mouse' })

/** The event is carried by the mouse, 60 pixels below where it was, as soon as the script is here that does it. */
async function carriedByMouse() {
  const send = mouse()
  await expect
    .poll(() => {
      send('pointerdown')
      send('pointermove', 60)
      return lifted()
    })
    .toBe(1)
  return send
}

/** The browser's answer to a release in the same day. */
const clickOfRelease = () =>
  teaChip().parentElement?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))

test('keys of the page wait until what is dragged is dropped', async () => {
  const heard = vi.fn()
  document.addEventListener('keydown', heard)
  document.addEventListener('cut', heard)
  onTestFinished(() => {
    document.removeEventListener('keydown', heard)
    document.removeEventListener('cut', heard)
  })
  const send = await carriedByMouse()
  await userEvent.keyboard('t{Enter}{Delete}{Control>}a{/Control}')
  document.body.dispatchEvent(new ClipboardEvent('cut', { bubbles: true, cancelable: true }))
  expect(heard).not.toHaveBeenCalled()
  send('pointerup', 60)
  expect(drag).toHaveBeenCalledOnce()
  await userEvent.keyboard('t')
  expect(heard).toHaveBeenCalledOnce()
})

test('the key of a link is heard while a time is drawn, and no other', async () => {
  const heard = vi.fn(({ key }: KeyboardEvent) => key)
  document.addEventListener('keydown', heard)
  const ended = addActions(() => ({
    where: inCalendar,
    actions: calendarActions.map(({ name, does, keys }) => ({ name, does, keys: parseKeys(keys) })),
  }))
  onTestFinished(() => {
    document.removeEventListener('keydown', heard)
    ended()
  })
  const { left, top } = teaChip().getBoundingClientRect()
  const day = document.elementFromPoint(left + 20, top - 60)
  const at = {
    bubbles: true,
    isPrimary: true,
    pointerType: 'mouse',
    pointerId: 1,
    buttons: 1,
    clientX: left + 20,
  }
  day?.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientY: top - 60 }))
  day?.dispatchEvent(new PointerEvent('pointermove', { ...at, clientY: top - 10 }))
  await expect.poll(() => drawnTime()?.when()).toBeTruthy()
  await userEvent.keyboard('tcl')
  expect(heard.mock.results.map(({ value }) => value)).toEqual(['l'])
  day?.dispatchEvent(new PointerEvent('pointercancel', { ...at, clientY: top - 10 }))
})

test.for(['blur', 'resize', 'popstate'])(
  'after %s nothing is dropped, and the release begins no event',
  async (kind) => {
    const send = await carriedByMouse()
    window.dispatchEvent(new Event(kind))
    expect(lifted()).toBe(0)
    send('pointermove', 90)
    send('pointerup', 90)
    clickOfRelease()
    expect([drag, startEvent, openEvent].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
  },
)

test.for([
  ['is dropped where it was', 'pointerup', 0],
  ['is dropped outside of the grid', 'pointerup', 5000],
  ['is taken away', 'pointercancel', 60],
] as const)('an event that went from the page and %s is looked for', async ([, kind, below]) => {
  const send = await carriedByMouse()
  const chip = teaChip()
  const { parentElement } = chip
  chip.remove()
  send(kind, below)
  await expect.poll(() => tellFixed.mock.calls).toContainEqual([tea.key])
  expect(drag).not.toHaveBeenCalled()
  // React takes away what it drew.
  parentElement?.append(chip)
})

test('a mouse that comes back without its button drags no longer, and its next press is a press', async () => {
  const send = await carriedByMouse()
  send('pointermove', 90, { buttons: 0 })
  expect(lifted()).toBe(0)
  send('pointerdown')
  send('pointerup')
  clickOfRelease()
  expect([drag, startEvent].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
})

test('a second finger neither drags nor ends what the first one drags', async () => {
  const first = pointerOf({ pointerId: 3, pointerType: 'touch' })
  const second = pointerOf({ pointerId: 4, pointerType: 'touch', isPrimary: false })
  first('pointerdown')
  await expect.poll(lifted).toBe(1)
  second('pointerdown')
  second('pointermove', 30)
  second('pointercancel', 30)
  first('pointermove', 60)
  expect(lifted()).toBe(1)
  first('pointerup', 60)
  expect(drag).toHaveBeenCalledOnce()
})

test('while an event is pressed the browser drags no selected text, and afterwards it does', async () => {
  const send = mouse()
  const isDragged = () =>
    teaChip().dispatchEvent(new DragEvent('dragstart', { bubbles: true, cancelable: true }))
  await expect
    .poll(() => {
      send('pointerdown')
      return isDragged()
    })
    .toBe(false)
  send('pointerup')
  expect(isDragged()).toBe(true)
})

/** A line appears above the page, as a notice does. */
async function noticeAbove(height: number) {
  const notice = document.createElement('div')
  notice.style.blockSize = `${height}px`
  document.body.prepend(notice)
  onTestFinished(() => notice.remove())
  await aFrame()
  await aFrame()
}

const aFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

test('an event that is carried while a notice pushes the hours down is dropped where the pointer is', async () => {
  const send = await carriedByMouse()
  send('pointerup', 60)
  const [[, before] = []] = drag.mock.calls as unknown[][]
  const again = await carriedByMouse()
  const place = teaChip().getBoundingClientRect().top
  await noticeAbove(48)
  const by = teaChip().getBoundingClientRect().top - place
  expect(by).not.toBe(0)
  expect(lifted()).toBe(1)
  again('pointerup', 60 + by)
  expect(drag.mock.calls.slice(1)).toEqual([[tea.key, before]])
})
