import { t } from '@lingui/core/macro'
import type { LiftWords } from '../drag/lift/liftByKey.ts'

/** What is announced while an event is moved. */
export const liftWords = (): LiftWords => ({
  lifted: t`Picked up. Arrows move it; S or E, then arrows, change the start or end; M moves all of it again; A makes it all-day; C leaves a copy. Enter saves, Escape cancels.`,
  back: t`Move cancelled`,
  parts: { all: t`Moving the whole event`, start: t`Changing the start`, end: t`Changing the end` },
  copy: t`A copy is moved; the event stays where it is`,
  itself: t`The event itself is moved`,
})
