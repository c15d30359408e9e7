import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addDateWords, dateWordsIn } from '../../../../locales/dateWords.ts'
import '../../../../ui/tokens.css'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import type { WorkingHours } from '../ViewOptions.ts'
import { WorkingWeek } from './WorkingWeek.tsx'

afterEach(() => {
  cleanup()
  chosen = week
  document.documentElement.removeAttribute('dir')
})

const nine = { start: '09:00', end: '18:00' }
const week: readonly WorkingHours[] = [null, nine, nine, nine, nine, nine, null]
let chosen = week

function Week() {
  const [hours, setHours] = useState(week)

  function onChange(next: readonly WorkingHours[]) {
    chosen = next
    setHours(next)
  }

  return <WorkingWeek hours={hours} firstDay={1} onChange={onChange} />
}

const drawWeek = () => render(<Week />, { wrapper: inEnglish }).container
const slider = (name: string) => page.getByRole('slider', { name })

test('arrows move an end by half an hour, and lead to the same end of the next working day', async () => {
  drawWeek()
  await userEvent.keyboard('{Tab}')
  await expect.element(slider('Start on Monday')).toHaveFocus()
  await expect.element(slider('Start on Monday')).toHaveAttribute('aria-valuetext', '09:00')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(chosen[1]).toEqual({ start: '08:00', end: '18:00' })
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await expect.element(slider('Start on Tuesday')).toHaveFocus()
  expect(chosen[2]).toEqual({ start: '09:30', end: '18:00' })
  await userEvent.keyboard('{ArrowLeft}{Tab}{End}')
  await expect.element(slider('End on Monday')).toHaveAttribute('aria-valuetext', '24:00')
  expect(chosen[1]).toEqual({ start: '08:00', end: '24:00' })
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.getAttribute('role') ?? null).not.toBe('slider')
})

test('where the page reads from the right, so do the days', async () => {
  document.documentElement.dir = 'rtl'
  drawWeek()
  await userEvent.keyboard('{Tab}{ArrowLeft}')
  await expect.element(slider('Start on Tuesday')).toHaveFocus()
})

test('a stroke over three days draws their hours, and a day off has none', async () => {
  const drawn = drawWeek()
  expect(page.getByRole('slider').elements()).toHaveLength(10)
  drag(drawn, { column: 4, hour: 8 }, { column: 6, hour: 12.4 })
  const morning = { start: '08:00', end: '12:30' }
  expect([chosen[4], chosen[5], chosen[6], chosen[0]]).toEqual([nine, morning, morning, morning])
})

test('an end is pulled to where the mouse is let go, and a press that moves nothing draws nothing', () => {
  const drawn = drawWeek()
  drag(drawn, { column: 1, hour: 18 }, { column: 3, hour: 20.1 })
  expect(chosen.slice(1, 5)).toEqual([nine, { start: '09:00', end: '20:00' }, nine, nine])
  drag(drawn, { column: 6, hour: 10 }, { column: 6, hour: 10 })
  expect(chosen[0]).toBeNull()
})

test('where the days have no short names and little room, they have narrow ones that fit', () => {
  const long = { ...dateWordsIn('en'), weekdaysShort: dateWordsIn('en').weekdays }
  addDateWords('xx', long)
  i18n.loadAndActivate({ locale: 'xx', messages: {} })
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <div style={{ inlineSize: '18rem' }}>
        <Week />
      </div>
    </I18nProvider>,
  )
  expect(namesIn(container)).toEqual(long.weekdaysNarrow.slice(1).concat(long.weekdaysNarrow[0] ?? ''))
  cleanup()
  const wide = drawWeek()
  expect(namesIn(wide)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
})

/** The names over the days that are seen. */
const namesIn = (drawn: Element) =>
  [...drawn.querySelectorAll<HTMLElement>('[role="group"] > :last-child > * > [aria-hidden]')].map(
    ({ innerText }) => innerText,
  )

type Place = { readonly column: number; readonly hour: number }

/** The mouse goes down at one place of the drawn week, and up at another. */
function drag(drawn: HTMLElement, from: Place, to: Place): void {
  const days = drawn.querySelector('[role="group"]')?.lastElementChild
  if (!days) throw new Error('There is no week')
  const at = ({ column, hour }: Place) => {
    const day = days.children[column]?.getBoundingClientRect()
    const { top, height } = days.getBoundingClientRect()
    return { clientX: day ? day.left + day.width / 2 : 0, clientY: top + (hour / 24) * height }
  }
  const send = (type: string, place: Place) => {
    const { clientX, clientY } = at(place)
    const target = type === 'pointerdown' ? document.elementFromPoint(clientX, clientY) : days
    const init = { ...at(place), bubbles: true, pointerId: 1, pointerType: 'mouse', button: 0 }
    act(() => void target?.dispatchEvent(new PointerEvent(type, init)))
  }
  send('pointerdown', from)
  send('pointermove', to)
  send('pointerup', to)
}
