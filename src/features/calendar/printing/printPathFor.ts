import { regionalLocale } from '../../../locales/regionalLocale.ts'
import type { Path } from '../../../navigation/addresses.ts'
import type { CalendarPeriod } from '../../../navigation/paths.ts'
import { printPath, type PrintPlace } from '../../../navigation/print/printPlace.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import type { CalendarView } from '../views/CalendarView.ts'
import type { WeekLayout } from '../views/WeekLayout.ts'
import { printedPeriod } from './printedPeriod.ts'

type OnScreen = {
  readonly view: CalendarView
  readonly period: CalendarPeriod
  readonly calendars: readonly Calendar[]
  /** Those of them that are shown. */
  readonly visible: readonly Calendar[]
  readonly layout: WeekLayout
}

/** The address of the print preview of what is on screen: its period, its calendars, and the saved searches that are on. */
export function printPathFor({ view, period, calendars, visible, layout }: OnScreen): Path {
  const { date, zone, zones, saved = [] } = period
  const printed = view.printedAs ?? view
  return printPath({
    layout: printed.name,
    ...printedPeriod(printed, date, layout),
    calendars: visible.length === calendars.length ? null : visible.map(({ id }) => id),
    saved,
    ink: 'colour',
    hasDescriptions: false,
    paper: paperIn(regionalLocale()),
    orientation: null,
    zone: zone ?? null,
    zones: zones ?? null,
  })
}

/** Where paper is not A4 (CLDR, supplementalData, paperSize). */
const withLetter: ReadonlySet<string | undefined> = new Set(
  'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '),
)

/** @param tag BCP 47 */
const paperIn = (tag: string): PrintPlace['paper'] =>
  withLetter.has(new Intl.Locale(tag).maximize().region) ? 'letter' : 'a4'
