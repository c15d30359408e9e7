import { stepMinutes, type Shift } from './dragging.ts'

/** What the next key does to an event that was lifted for moving by keys. */
export type Lifted =
  | { readonly kind: 'moving'; readonly shift: Shift }
  | { readonly kind: 'kept'; readonly shift: Shift }
  | { readonly kind: 'reverted' }

/**
 * One key more: arrows move by a quarter of an hour and by days (in a month, and for what lasts all day, by days and weeks), Enter and
 * Space keep, Escape reverts.
 *
 * @param isByHour whether up and down are times of day
 * @param forward the arrow that leads to the next day: left where the page runs from right to left
 * @returns null for a key that means nothing here
 */
export function lifted(
  shift: Shift,
  key: string,
  { isByHour, forward }: { readonly isByHour: boolean; readonly forward: 'ArrowRight' | 'ArrowLeft' },
): Lifted | null {
  const by = (days: number, minutes = 0): Lifted => ({
    kind: 'moving',
    shift: { days: shift.days + days, minutes: shift.minutes + minutes },
  })
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return by(key === forward ? 1 : -1)
    case 'ArrowDown':
      return isByHour ? by(0, stepMinutes) : by(7)
    case 'ArrowUp':
      return isByHour ? by(0, -stepMinutes) : by(-7)
    case 'Enter':
    case ' ':
      return { kind: 'kept', shift }
    case 'Escape':
      return { kind: 'reverted' }
    default:
      return null
  }
}
