import { t } from '@lingui/core/macro'

// lingui-set comment="A length of time in short units: d days, h hours, min minutes, s seconds."

/** `30 min`, `1 h`, `1 h 30 min`, `2 d 5 h`: how long an event is. */
export function formatLength(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  const [restOfHour, restOfDay] = [minutes % 60, hours % 24]
  if (hours === 0) return t`${minutes} min`
  if (days === 0) return restOfHour === 0 ? t`${hours} h` : t`${hours} h ${restOfHour} min`
  return restOfDay === 0 ? t`${days} d` : t`${days} d ${restOfDay} h`
}
