import { eventKey } from '../../../navigation/eventKey.ts'
import { readCalendarPlace } from '../../../navigation/calendar/calendarPlace.ts'
import { calendarPath, type CalendarPeriod } from '../../../navigation/paths.ts'
import { isHiddenNow, unhide } from '../sidebar/hiddenCalendars.ts'
import type { EditContext } from './EditContext.ts'
import type { SavedPlace } from './messages/savedPlace.ts'
import { seen } from '../grid/seen.ts'

/**
 * Whether something that was saved is visible: its calendar shown, its time on screen, and scrolled into
 * view.
 */
export const isSeen = (place: SavedPlace): boolean => chipsOf(place).some(isInSight)

/** Whether its calendar is hidden. */
export const isHidden = ({ calendarId }: SavedPlace): boolean => isHiddenNow(calendarId)

/** Go to where something was saved: shows its calendar, and moves the focus to it. */
export async function showEvent({ go }: Pick<EditContext, 'go'>, place: SavedPlace): Promise<void> {
  const { date } = place
  const period = { view: 'week', ...periodOnScreen(), date, ...(isHidden(place) && allShown) }
  go(calendarPath(period))
  if (await focused(place)) return
  // A saved search may leave it out.
  if (period.saved !== undefined) {
    go(calendarPath({ ...period, saved: undefined }))
    if (await focused(place)) return
  }
  // In a crowd it is counted but not drawn: its day has a list of all.
  go(calendarPath({ ...period, saved: undefined, view: 'day' }))
  await focused(place)
}

const allShown = { set: undefined, only: undefined }

function periodOnScreen(): CalendarPeriod | undefined {
  const [pathname = '', search] = location.hash.slice(1).split('?')
  return readCalendarPlace(pathname, search)?.period
}

/** A page that did not draw something after this many idle frames will not draw it. */
const framesAtRest = 30

/** @returns whether it is drawn. An open dialog, such as the search, keeps the focus until it is gone. */
async function focused(place: SavedPlace): Promise<boolean> {
  let isDrawn = false
  for (let frames = 0; frames < framesAtRest; frames += isAtRest() ? 1 : 0) {
    const chip = chipsOf(place)[0]
    if (isHidden(place)) unhide(place.calendarId)
    if (chip) {
      chip.scrollIntoView({ block: 'center' })
      chip.focus({ preventScroll: true })
      if (document.activeElement === chip) return true
      isDrawn = true
    }
    // oxlint-disable-next-line no-await-in-loop -- frame by frame
    await new Promise(requestAnimationFrame)
  }
  return isDrawn
}

const isAtRest = () => document.querySelector('main[aria-busy="false"]') !== null

/** Its elements: one occurrence, or all of them. */
function chipsOf({ calendarId, eventId, occurrence }: SavedPlace): readonly HTMLElement[] {
  const key = CSS.escape(eventKey({ calendarId, eventId, occurrence }))
  return [...document.querySelectorAll<HTMLElement>(`[data-cell] [data-event^="${key}"]${seen}`)]
}

function isInSight(chip: HTMLElement): boolean {
  const grid = chip.closest('[role="grid"]')?.getBoundingClientRect()
  const pinned = chip.closest('[data-hours]')?.previousElementSibling?.getBoundingClientRect()
  if (!grid) return false
  const { top, bottom, height } = chip.getBoundingClientRect()
  const shown = Math.min(bottom, grid.bottom, window.innerHeight) - Math.max(top, pinned?.bottom ?? grid.top)
  return shown > height / 2 || shown > enoughPixels
}

/** Seeing this much of a long event is enough. */
const enoughPixels = 16
