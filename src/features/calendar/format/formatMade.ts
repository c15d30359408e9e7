import { dateLocale } from '../../../locales/dateLocale.ts'
import { clockParts } from '../../../locales/clock/clock.ts'

/** When a change was made, in the zone of the device: `21 November at 10:29`. */
export const formatMade = (instant: number): string =>
  new Intl.DateTimeFormat(dateLocale(), { day: 'numeric', month: 'long', ...clockParts() }).format(instant)
