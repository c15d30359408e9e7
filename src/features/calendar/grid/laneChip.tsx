import type { EpochMs } from '#domain/time/units.ts'
import { timeName } from '../words/timeName.ts'
import { chip, type ChipContext } from './chip.tsx'
import type { Bar } from './DayModel.ts'

/** An event on one line, in its lane; it reaches over as many days as it lasts. */
export function laneChip(bar: Bar, context: ChipContext, now: EpochMs, tabIndex?: 0 | -1) {
  const { event, lane, days, continuesBefore, continuesAfter } = bar
  const { when } = event
  return chip(
    {
      event,
      look: 'line',
      time: when.kind === 'timed' && !continuesBefore ? timeName(when.start, context.zone) : '',
      now,
      tabIndex,
      days,
      continuesBefore,
      continuesAfter,
      style: { '--lane': lane, '--span': days },
    },
    context,
  )
}
