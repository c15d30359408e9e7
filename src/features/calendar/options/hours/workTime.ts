import { chosenClock } from '../../../../locales/clock/clock.ts'
import { formatClock } from '../../format/formatTime.ts'

/** `09:30` of 570 minutes after midnight; the end of a day is `24:00`. */
export const workTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** 570 of `09:30`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** As the person reads it: `24:00` is the end of a day where clocks count to 24. */
export const formatWorkTime = (minutes: number): string =>
  minutes === 24 * 60 && chosenClock() === '24h' ? '24:00' : formatClock(minutes)
