import { dateLocale } from '../../../locales/dateLocale.ts'

const parts = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** When a change was made, in the zone of the device: `21 November at 10:29`. */
export const formatMade = (instant: number): string =>
  new Intl.DateTimeFormat(dateLocale(), parts).format(instant)
