import type { ReactNode } from 'react'
import type { IsoDate } from '#domain/time/units.ts'
import type { DayModel } from '../../model/DayModel.ts'
import type { ChipContext } from '../ChipContext.ts'

/** What of a week is folded, and how that is drawn. The code behind it is loaded for those who fold. */
export type Folding = {
  /** The height of an hour in rem, by which a day fits. */
  readonly hourRem: number
  /** The days of an empty weekend, each a narrow column. */
  readonly narrow: ReadonlySet<IsoDate>
  /** What is drawn in a day before its events. */
  readonly before: (day: DayModel, context: ChipContext) => ReactNode
  /** After its events. */
  readonly after: (day: DayModel, context: ChipContext) => ReactNode
}
