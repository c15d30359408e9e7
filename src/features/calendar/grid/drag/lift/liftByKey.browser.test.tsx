import '../../../../../ui/tokens.css'
import '../../../../../ui/base.css'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { epochMs } from '#domain/time/units.ts'
import { inEnglish } from '../../../../../ui/testing/inEnglish.tsx'
import { HoursView } from '../../../views/HoursView.tsx'
import { DrawnView } from '../../../views/testing/DrawnView.tsx'
import { weekView } from '../../../views/week/weekView.ts'
import '../dragging.ts'

afterEach(cleanup)

const tea = plainEvent('Tea', {
  kind: 'timed',
  start: epochMs(Date.parse('2027-03-16T09:00Z')),
  end: epochMs(Date.parse('2027-03-16T10:00Z')),
  zone: 'Europe/Paris',
})
const tellFixed = vi.fn(async () => undefined)
const drawn = (events: readonly (typeof tea)[]) => (
  <DrawnView
    view={weekView}
    as={HoursView}
    date="2027-03-15"
    events={events}
    actions={{ tellFixed, whenOf: () => events[0]?.when ?? null }}
  />
)

/** As in Firefox, which fires nothing for an element that is removed with the focus. */
function hideFocusout() {
  const listening = new AbortController()
  window.addEventListener('focusout', (event) => event.stopImmediatePropagation(), {
    capture: true,
    signal: listening.signal,
  })
  onTestFinished(() => listening.abort())
}

test.each([
  ['the browser says that it lost the focus', () => undefined],
  ['the browser says nothing, as Firefox does', hideFocusout],
])(
  'an event that goes while it is lifted is put back, and why it went is told once: %s',
  async (_, prepare) => {
    tellFixed.mockClear()
    prepare()
    const { rerender } = render(drawn([tea]), { wrapper: inEnglish })
    const chip = page.getByRole('button', { name: /^Tea/ })
    await expect.element(chip).toBeVisible()
    chip.element().focus()
    await userEvent.keyboard(' ')
    const status = () => [...document.querySelectorAll('[role="status"]')].map((each) => each.textContent)
    await expect.poll(status).toContainEqual(expect.stringContaining('Picked up'))
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(status).not.toContainEqual(expect.stringContaining('Picked up'))
    expect(tellFixed).not.toHaveBeenCalled()

    rerender(drawn([]))
    await expect.poll(() => tellFixed.mock.calls).toEqual([[tea.key]])
    expect(document.querySelectorAll('[data-lifted]')).toHaveLength(0)
    await expect.poll(status).toContain('Move cancelled')

    // Arrows are those of the page again.
    const pressed = vi.fn()
    document.body.addEventListener('keydown', pressed, { once: true })
    await userEvent.keyboard('{ArrowDown}')
    expect(pressed).toHaveBeenCalledOnce()
    expect(tellFixed).toHaveBeenCalledOnce()
  },
)
