import type { ComponentType } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { Heading } from '../format/formatHeading.ts'
import type { ChipContext } from '../grid/view/ChipContext.ts'
import type { WeekLayout } from './WeekLayout.ts'

/** How a view is printed; part of its row. */
export type PrintLayout = {
  /** How the paper lies, unless a person turns it. */
  readonly orientation: Orientation
  /** Whether it lies only that way. */
  readonly isFixed?: true
  /**
   * The days on one sheet, or where it runs on over several sheets those that are printed at first; without it, those
   * that are shown.
   */
  readonly period?: (date: IsoDate, layout: WeekLayout) => DateRange
  /** All days run on, over as many sheets as they need; otherwise each period has a sheet of its own. */
  readonly runsOn?: true
  /** Whether there is space for the descriptions of events. */
  readonly hasDescriptions?: true
  /** Draws its sheets, each in a `Sheet`. Use `lazyComponent`: few people print. */
  readonly component: ComponentType<SheetProps>
}

export type Orientation = 'portrait' | 'landscape'

/** Both inclusive. */
export type DateRange = { readonly first: IsoDate; readonly last: IsoDate }

/** What a sheet shows, or several where days run on. */
export type SheetProps = {
  readonly label: string
  readonly heading: Heading
  /** The first day of its period: a month may draw days before it. */
  readonly date: IsoDate
  readonly days: readonly IsoDate[]
  readonly events: readonly CalendarEvent[]
  readonly context: ChipContext
  /** Further zones whose hours stand beside those of the days. */
  readonly otherZones: readonly Zone[]
  /** The days among them whose events were not read, or not all of them. */
  readonly unread: ReadonlySet<IsoDate>
  readonly look: SheetLook
  /** Which sheet it is, from 1 on, and of how many. */
  readonly number: number
  readonly count: number
}

export type SheetLook = {
  readonly paper: 'a4' | 'letter'
  readonly orientation: Orientation
  readonly ink: 'colour' | 'black'
  readonly hasDescriptions: boolean
}
