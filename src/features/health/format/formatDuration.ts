import { t } from '@lingui/core/macro'

// lingui-set comment="A length of time in short units: d days, h hours, min minutes, s seconds."

/** `8 s`, `4 min`, `3 h 12 min`, `2 d 5 h`: a duration with its two largest units, rounded down. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  const [restOfHour, restOfDay] = [minutes % 60, hours % 24]
  if (minutes === 0) return t`${seconds} s`
  if (hours === 0) return t`${minutes} min`
  if (days === 0) return restOfHour === 0 ? t`${hours} h` : t`${hours} h ${restOfHour} min`
  return restOfDay === 0 ? t`${days} d` : t`${days} d ${restOfDay} h`
}
