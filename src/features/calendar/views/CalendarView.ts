import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType, RefObject } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { EpochMs, IsoDate } from '#domain/time/units.ts'
import type { Heading } from '../format/formatHeading.ts'
import type { ChipContext } from '../grid/view/chip.tsx'
import type { GridActions } from '../grid/GridActions.ts'
import type { Size } from '../grid/view/useSize.ts'
import type { Range } from '../queries/ranges/rangeOf.ts'
import type { WeekLayout } from './WeekLayout.ts'

/** A way to look at the calendar: a row of `calendarViews`. Everything that differs from view to view is here. */
export type CalendarView = {
  /** Names it in addresses: `week`. */
  readonly name: string
  /** On its button, in the menu of views and in the list of shortcuts. */
  readonly title: MessageDescriptor
  /** On its button where there is no room for a week, if it shows fewer days there. */
  readonly narrowTitle?: MessageDescriptor
  /** Where it is offered: as a button of its own unless it says otherwise, in the menu of further views, or by its key alone. */
  readonly offered?: 'menu' | 'key'
  /** The keys that show it. */
  readonly keys: readonly string[]
  /** The days that it shows around a date, in order; in rows of consecutive days. */
  readonly days: (date: IsoDate, layout: WeekLayout) => readonly IsoDate[]
  /** The date that a step forward or back leads to: as far as the view reaches. */
  readonly step: (date: IsoDate, direction: -1 | 1, layout: WeekLayout, today: IsoDate) => IsoDate
  /** What is read for it, in order; the ranges before the first and after the last are read ahead. */
  readonly ranges: (date: IsoDate, days: readonly IsoDate[]) => readonly Range[]
  /** The heading of the page. */
  readonly heading: (date: IsoDate, days: readonly IsoDate[]) => Heading
  /** The name of its grid: `Week of 15 March 2027`. */
  readonly label: (date: IsoDate, days: readonly IsoDate[]) => string
  /** Whether its days are some of a week: the heading has the week's number, and the small month marks them. */
  readonly isWithinWeek: boolean
  /** Whether an event begins where one presses on a free place; so it is unless a view says otherwise. */
  readonly hasSlots?: false
  /** How a sheet of paper lies when it is printed. */
  readonly print: 'portrait' | 'landscape'
  /** Draws it. Write `lazyComponent` for one that is rarely used: this table is part of the calendar's script. */
  readonly component: ComponentType<ViewProps>
}

/** What a view draws. */
export type ViewProps = {
  readonly label: string
  readonly date: IsoDate
  readonly days: readonly IsoDate[]
  readonly events: readonly CalendarEvent[]
  readonly context: ChipContext
  readonly now: EpochMs
  readonly today: IsoDate
  /** Whether its days are known: a day without events is a free one, and no unread one. */
  readonly isRead: boolean
  readonly actions: GridActions
  /** The room it has; `unmeasured` in the first drawing. */
  readonly size: Size
  /** Where a person has scrolled to in the hours, kept while other views are shown: minutes from the top; null at first. */
  readonly hourPlace: RefObject<number | null>
  /** A view that is scrolled over dates says which one it has come to. */
  readonly onReached?: (date: IsoDate) => void
}
