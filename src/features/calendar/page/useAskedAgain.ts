import { useCallback, useState } from 'react'
import type { CalendarPeriod } from '../../../navigation/paths.ts'

type Shown = {
  readonly period: CalendarPeriod
  readonly show: (change: Partial<CalendarPeriod>) => void
}

/** What is shown, and how often the day was asked for that it shows already: of that the address says nothing. */
export function useAskedAgain<Period extends Shown>(shown: Period) {
  const [askedAgain, setAskedAgain] = useState(0)
  const { date } = shown.period
  const ask = shown.show
  const show = useCallback(
    (change: Partial<CalendarPeriod>) => {
      ask(change)
      if (change.date === date) setAskedAgain((before) => before + 1)
    },
    [ask, date],
  )
  return { ...shown, show, askedAgain }
}
