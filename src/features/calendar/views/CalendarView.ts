import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType, RefObject } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { EpochMs, IsoDate } from '#domain/time/units.ts'
import type { EventName } from '../../../navigation/paths.ts'
import type { Heading } from '../format/formatHeading.ts'
import type { ChipContext } from '../grid/view/ChipContext.ts'
import type { GridActions } from '../grid/GridActions.ts'
import type { Size } from '../grid/view/useSize.ts'
import type { Range } from '../queries/ranges/rangeOf.ts'
import type { ZoneChoice } from '../zone/ZoneChoice.ts'
import type { PrintLayout } from './PrintLayout.ts'
import type { WeekLayout } from './WeekLayout.ts'

/** A view of the calendar: a row of `calendarViews`. Everything that differs between views is here. */
export type CalendarView = {
  /** Names it in addresses: `week`. */
  readonly name: string
  /** On its button, in the menu of views and in the list of shortcuts. */
  readonly title: MessageDescriptor
  /** On its button if there is no space for a week, and it shows fewer days then. */
  readonly narrowTitle?: MessageDescriptor
  /**
   * How it is offered: by a button of its own (default), in the menu of further views, or by its key alone.
   */
  readonly offered?: 'menu' | 'key'
  /** Its place in a phone's menu, of the views that a phone has space for; the others follow in the order of the table. */
  readonly placeOnPhones?: number
  /** The keys that show it. */
  readonly keys: readonly string[]
  /** The days that it shows around a date, in order; in rows of consecutive days. */
  readonly days: (date: IsoDate, layout: WeekLayout) => readonly IsoDate[]
  /** The date after a step forward or back, as far as the view reaches. */
  readonly step: (date: IsoDate, direction: -1 | 1, layout: WeekLayout, today: IsoDate) => IsoDate
  /**
   * The ranges that it reads, in order. The one before the first and the one after the last are prefetched.
   */
  readonly ranges: (date: IsoDate, days: readonly IsoDate[]) => readonly Range[]
  /** The heading of the page. */
  readonly heading: (date: IsoDate, days: readonly IsoDate[]) => Heading
  /** The name of its grid: `Week of 15 March 2027`. */
  readonly label: (date: IsoDate, days: readonly IsoDate[]) => string
  /**
   * Whether its days are part of a week: then the heading has the number of the week, and the small month
   * marks it.
   */
  readonly isWithinWeek: boolean
  /** Whether it says below its days that nothing is planned, and how to begin; true by default. */
  readonly saysFree?: false
  /**
   * Whether it is said below it that clocks change within a week, where today is one of its days or it scrolls to it;
   * true by default, false for a view that says so of its days.
   */
  readonly saysClocks?: false
  /** Whether a finger pulls in the period before or after; true by default, false for a view that scrolls over dates. */
  readonly isSwiped?: false
  readonly print: PrintLayout
  /** The view that is printed in its place: of what has no end, the part around a date. */
  readonly printedAs?: CalendarView
  /**
   * Draws it. Use `lazyComponent` for a view that is rarely used: this table is part of the calendar's
   * script.
   */
  readonly component: ComponentType<ViewProps>
}

/** What a view draws. */
export type ViewProps = {
  readonly label: string
  readonly date: IsoDate
  readonly days: readonly IsoDate[]
  readonly events: readonly CalendarEvent[]
  /** The event that the address has open; null or missing if it has none. */
  readonly open?: EventName | null
  readonly context: ChipContext
  readonly now: EpochMs
  readonly today: IsoDate
  /** Whether its days were read: a day without events is free, not unread. */
  readonly isRead: boolean
  /** The months, `YYYY-MM`, that were read. */
  readonly readMonths: readonly string[]
  readonly actions: GridActions
  readonly zones: ZoneChoice
  /** The size it has; `unmeasured` in the first render. */
  readonly size: Size
  /**
   * Where a person has scrolled to in the hours, kept while other views are shown: minutes from the top; null
   * at first.
   */
  readonly hourPlace: RefObject<number | null>
  /** A view that scrolls over dates calls this with the one it has come to. */
  readonly onReached?: (date: IsoDate) => void
}
