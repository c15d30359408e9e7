import type { EpochMs } from '#domain/time/units.ts'
import { formatTime } from '../../format/formatTime.ts'
import { chip } from './chip.tsx'
import type { ChipContext } from './ChipContext.ts'
import type { DayBar } from '../model/DayModel.ts'

/** An event on one line, in its lane. It covers as many days as it lasts. */
export function laneChip(bar: DayBar, context: ChipContext, now: EpochMs, tabIndex?: 0 | -1) {
  const { event, gap, days, continuesBefore, continuesAfter } = bar
  const { when } = event
  return chip(
    {
      event,
      look: 'line',
      time: when.kind === 'timed' && !continuesBefore ? formatTime(when.start, context.zone) : '',
      now,
      tabIndex,
      days,
      continuesBefore,
      continuesAfter,
      gap,
      style: gap > maxNamed ? { '--gap': gap } : undefined,
    },
    context,
  )
}

/** The stylesheet has classes for gaps up to this one. For more bars above there is an inline style. */
const maxNamed = 8
