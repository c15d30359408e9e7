import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { DayBar, TimedChip } from '#src/features/calendar/grid/model/DayModel.ts'
import { colourClass } from '#src/features/calendar/grid/model/calendarColours.ts'
import week from '#src/features/calendar/grid/view/WeekGrid.module.css'
import chip from '#src/features/calendar/grid/view/chip.module.css'
import { placeStyle } from '#src/features/calendar/grid/model/placeStyle.ts'
import { chipState, formatEvent } from '#src/features/calendar/format/formatEvent.ts'
import { formatTime } from '#src/features/calendar/format/formatTime.ts'
import colours from '#src/ui/colours/eventColours.module.css'
import { hourRem } from '#src/ui/density.ts'
import { context } from './calendarEvents.ts'

/** A chip on one line. */
export function lineChip({ event, gap, days, continuesBefore }: DayBar): HTMLElement {
  const time =
    event.when.kind === 'timed' && !continuesBefore ? formatTime(event.when.start, context.zone) : ''
  const made = chipOf(event, chip.line)
  if (days > 1) made.dataset['days'] = String(days)
  if (gap > 0) made.dataset['gap'] = String(gap)
  if (time !== '') made.dataset['time'] = time
  made.append(event.title)
  return made
}

/** A chip among the hours. */
export function blockChip(placed: TimedChip): HTMLElement {
  const { event, start, end, columns } = placed
  const isCrowded = columns > 3
  const time = event.when.kind === 'timed' && !isCrowded ? formatTime(event.when.start, context.zone) : ''
  const made = chipOf(event, chip.block)
  if (time !== '') made.dataset['time'] = time
  made.append(isCrowded ? event.title : element('span', `${colours['title']} ${chip.title}`, {}, event.title))
  made.dataset['size'] = isCrowded ? 'crowded' : sizeOf(end - start)
  const place = element('div', week.place)
  Object.assign(place.style, placeStyle(placed, hourRem.normal))
  place.append(made)
  return place
}

function chipOf(event: CalendarEvent, look: string | undefined): HTMLElement {
  const calendar = context.calendars.get(event.calendarId)
  const state = chipState(event)
  const made = element('button', `${colours['event']} ${look} ${colourClass(calendar?.colour ?? '')}`, {
    type: 'button',
    tabindex: '-1',
    'aria-label': formatEvent(event, context.zone, calendar?.name ?? ''),
    'data-event': event.key,
  })
  if (state) made.dataset['state'] = state
  if (event.isFree) made.dataset['free'] = ''
  return made
}

function sizeOf(minutes: number) {
  if (minutes <= 40) return 'short'
  return minutes < 75 ? 'medium' : 'long'
}

/** An element with class, attributes and text. */
export function element(
  tag: string,
  className?: string,
  attributes: Readonly<Record<string, string>> = {},
  text?: string,
): HTMLElement {
  const made = document.createElement(tag)
  if (className) made.className = className
  for (const name in attributes) made.setAttribute(name, attributes[name] ?? '')
  if (text !== undefined) made.textContent = text
  return made
}
