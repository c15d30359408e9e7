import '../../../../ui/tokens.css'
import '../../../../ui/base.css'
import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { IsoDate } from '#domain/time/units.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import type { CalendarView } from '../../views/CalendarView.ts'
import { MonthView } from '../../views/month/MonthView.tsx'
import { monthView } from '../../views/month/monthView.ts'
import { DrawnView } from '../../views/testing/DrawnView.tsx'
import { isoWeeks } from '../../views/WeekLayout.ts'
import { YearView } from '../../views/year/YearView.tsx'
import { yearView } from '../../views/year/yearView.ts'
import { useSeenDay } from './useSeenDay.ts'

afterEach(cleanup)

type Drawn = { readonly view: CalendarView; readonly date: IsoDate; readonly height: number }

function Shown({ view, date, height }: Drawn) {
  const days = view.days(date, isoWeeks)
  const [askedAgain, setAskedAgain] = useState(0)
  useSeenDay({ view, period: { date }, days, askedAgain })
  return (
    <>
      <button type="button" onClick={() => setAskedAgain(askedAgain + 1)}>
        Today
      </button>
      <div style={{ height, width: 300 }}>
        <DrawnView
          {...{ view, date }}
          as={view === yearView ? YearView : MonthView}
          size={{ width: 19, height: height / 16 }}
        />
      </div>
    </>
  )
}

const draw = (drawn: Drawn) => render(<Shown {...drawn} />, { wrapper: inEnglish })

const scroller = () => {
  const found = document.querySelector('section, [role=grid]')
  if (!found) throw new Error('nothing is drawn')
  return found
}

/** Whether all of a day is in the visible part, below what stays at its top. */
function isInSight(date: IsoDate): boolean {
  const day = document.querySelector(`[data-cell="${date}"]`)?.getBoundingClientRect()
  const { top, bottom } = scroller().getBoundingClientRect()
  const heads = document.querySelector('[role=columnheader]')?.closest('[role=row]')?.getBoundingClientRect()
  return day !== undefined && day.top >= (heads?.bottom ?? top) - 1 && day.bottom <= bottom + 1
}

test('a year that does not fit opens at its day, and leads to another one', async () => {
  const { rerender } = draw({ view: yearView, date: '2027-11-28', height: 500 })
  await expect.poll(() => isInSight('2027-11-28')).toBe(true)
  rerender(<Shown view={yearView} date="2027-02-03" height={500} />)
  await expect.poll(() => isInSight('2027-02-03')).toBe(true)
})

test('a month that does not fit opens at its day, below the weekdays', async () => {
  const { rerender } = draw({ view: monthView, date: '2027-03-31', height: 280 })
  await expect.poll(() => isInSight('2027-03-31')).toBe(true)
  expect(scroller().scrollTop).toBeGreaterThan(0)
  rerender(<Shown view={monthView} date="2027-03-02" height={280} />)
  await expect.poll(() => isInSight('2027-03-02')).toBe(true)
})

test('who has scrolled away and asks for the same day comes back to it', async () => {
  draw({ view: yearView, date: '2027-11-28', height: 500 })
  await expect.poll(() => isInSight('2027-11-28')).toBe(true)
  scroller().scrollTop = 0
  await page.getByRole('button', { name: 'Today' }).click()
  await expect.poll(() => isInSight('2027-11-28')).toBe(true)
})

test('a day in sight moves nothing', async () => {
  draw({ view: monthView, date: '2027-03-09', height: 280 })
  await expect.poll(() => isInSight('2027-03-09')).toBe(true)
  scroller().scrollTop = 30
  await page.getByRole('button', { name: 'Today' }).click()
  await new Promise(requestAnimationFrame)
  expect(scroller().scrollTop).toBe(30)
})
