import { useState } from 'react'
import { setClock } from '../locales/clock/clock.ts'
import { localClock } from '../locales/clock/localClock.ts'
import { useSettings } from './useSettings.ts'

/** For a page beside the calendar: times of day are written as the person chose, or as is usual in their region. */
export function useClock(): void {
  const [usual] = useState(() => localClock(new Intl.Locale(navigator.language)))
  // As the view options do it for the calendar.
  setClock(useSettings().clock ?? usual)
}
