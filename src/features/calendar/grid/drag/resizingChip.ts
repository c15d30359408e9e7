import { clamp } from '#domain/layout/clamp.ts'
import { openPlace } from '#domain/layout/foldedAxis.ts'
import { isSameTime, pulledTo, snapped, stepMinutes } from '#domain/layout/dragging.ts'
import { formatHours } from '../../format/formatTime.ts'
import type { GrabbedChip } from './chipOf.ts'
import { ghostOf } from './ghost.ts'
import type { Gesture } from './Gesture.ts'
import type { Point } from './geometry/measureGrid.ts'
import type { Surface } from './geometry/surfaceOf.ts'
import { tellIfGone } from './tellIfGone.ts'

/** A timed event that is resized at its end; null if its end is not drawn in these hours. */
export function resizingChip(chip: GrabbedChip, from: Point, surface: Surface): Gesture | null {
  const { grid, actions, geometry, scroll } = surface
  const { hours, dates } = geometry
  const { key, when, place, box } = chip
  const date = dates[place.day]
  if (!hours || date === undefined || place.kind !== 'block' || when.kind !== 'timed') return null
  const { axis, minuteHeight } = hours
  if (axis.placeOf(when.end, date, 'end') !== place.end) return null
  const ghost = ghostOf(chip, grid)
  let to = pulledTo(when, 'end', when.end)
  return {
    scrolls: true,
    cursor: 'ns-resize',
    to: ({ y }) => {
      const wanted = snapped(place.end + (y + scroll.by() - from.y) / minuteHeight)
      const at = clamp(openPlace(axis, wanted), place.start + stepMinutes, axis.minutes)
      to = pulledTo(when, 'end', axis.instantAt(date, at))
      if (to.kind === 'timed') ghost.say(formatHours(to.start, to.end, actions.zone))
      const height = Math.max(4, box.height + (at - place.end) * minuteHeight)
      ghost.place({ ...box, top: box.top - scroll.by(), height })
    },
    drop: () => {
      if (!isSameTime(to, when)) return void actions.drag(key, to).finally(ghost.remove)
      ghost.remove()
      return tellIfGone(actions, chip)
    },
    cancel: ghost.remove,
  }
}
