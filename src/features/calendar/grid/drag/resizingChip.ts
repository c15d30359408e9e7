import { isSameTime, pulledTo, snapped, stepMinutes } from '#domain/layout/dragging.ts'
import { formatHours } from '../../format/formatTime.ts'
import { ghostOf } from './ghost.ts'
import { geometryOf } from './geometryOf.ts'
import type { Gesture, Point, Surface } from './Gesture.ts'
import { hourPlace } from './hourPlace.ts'

/** An event whose end is pulled; null where its end is not drawn there by the hour. */
export function resizingChip(chip: HTMLElement, from: Point, surface: Surface): Gesture | null {
  const { grid, actions, axis, scroll } = surface
  const { zone } = actions
  const key = chip.dataset['event'] ?? ''
  const when = actions.whenOf(key)
  const place = hourPlace(chip)
  if (!place || !axis || when?.kind !== 'timed') return null
  if (axis.placeOf(when.end, place.date, 'end') !== place.end) return null
  const geometry = geometryOf(surface)
  const minuteHeight = geometry.hours?.minuteHeight ?? 1
  const ghost = ghostOf(chip, grid)
  const { origin } = ghost
  let to = pulledTo(when, 'end', when.end)
  return {
    scrolls: true,
    cursor: 'ns-resize',
    to: ({ y }) => {
      const wanted = snapped(place.end + (y + scroll.by() - from.y) / minuteHeight)
      const at = Math.min(Math.max(wanted, place.start + stepMinutes), axis.minutes)
      to = pulledTo(when, 'end', axis.instantAt(place.date, at))
      if (to.kind === 'timed') ghost.say(formatHours(to.start, to.end, zone))
      const height = Math.max(4, origin.height + (at - place.end) * minuteHeight)
      ghost.place({ ...origin, top: origin.top - scroll.by(), height })
    },
    drop: () => {
      if (isSameTime(to, when)) ghost.remove()
      else void actions.drag(key, to).finally(ghost.remove)
    },
    cancel: ghost.remove,
  }
}
