import { dateLocale } from '../../../locales/dateLocale.ts'

const instant = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const

/** `21 November 2026 at 19:02:11`, from an ISO 8601 instant, in the zone of the device. */
export const formatSavedAt = (iso: string): string =>
  new Intl.DateTimeFormat(dateLocale(), instant).format(new Date(iso))
