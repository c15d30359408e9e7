import { readCalendarPlace } from '../../../navigation/calendarPlace.ts'
import { calendarPath } from '../../../navigation/paths.ts'
import { hiddenOf, hideCalendars } from '../sidebar/hiddenCalendars.ts'
import type { EditContext } from './EditContext.ts'
import type { SavedPlace } from './messages/savedPlace.ts'

/** Whether something that was saved is on the screen, not hidden, not elsewhere in time, not above or below. */
export const isSeen = (place: SavedPlace): boolean => chipsOf(place).some(isInSight)

/** Whether its calendar is hidden. */
export const isHidden = ({ userId, calendarId }: SavedPlace): boolean => hiddenOf(userId).has(calendarId)

/** Go to where something was saved: its calendar is shown, and it has the focus. */
export async function showEvent({ go }: Pick<EditContext, 'go'>, place: SavedPlace): Promise<void> {
  const { userId, calendarId, date } = place
  const hidden = hiddenOf(userId)
  if (hidden.has(calendarId)) hideCalendars(userId, hidden.difference(new Set([calendarId])))
  const view = readCalendarPlace(location.hash.slice(1))?.period.view ?? 'week'
  go(calendarPath({ view, date }))
  if (await focused(place)) return
  // Among many it is counted and not drawn: its day has room for all.
  go(calendarPath({ view: 'day', date }))
  await focused(place)
}

/** A page that is at rest for so many frames and does not draw something will not draw it. */
const framesAtRest = 30

async function focused(place: SavedPlace): Promise<boolean> {
  for (let frames = 0; frames < framesAtRest; frames += isAtRest() ? 1 : 0) {
    const chip = chipsOf(place)[0]
    if (chip) {
      chip.scrollIntoView({ block: 'center' })
      chip.focus({ preventScroll: true })
      return true
    }
    // oxlint-disable-next-line no-await-in-loop -- frame by frame
    await new Promise(requestAnimationFrame)
  }
  return false
}

const isAtRest = () => document.querySelector('main[aria-busy="false"]') !== null

/** What is drawn of it: one occurrence, or all that there are. */
function chipsOf({ calendarId, eventId, occurrence }: SavedPlace): readonly HTMLElement[] {
  const key = CSS.escape(`${calendarId}/${eventId}/${occurrence ?? ''}`)
  return [...document.querySelectorAll<HTMLElement>(`[data-cell] [data-event^="${key}"]`)]
}

function isInSight(chip: HTMLElement): boolean {
  const grid = chip.closest('[role="grid"]')?.getBoundingClientRect()
  const pinned = chip.closest('[data-hours]')?.previousElementSibling?.getBoundingClientRect()
  if (!grid) return false
  const { top, bottom, height } = chip.getBoundingClientRect()
  const seen = Math.min(bottom, grid.bottom, window.innerHeight) - Math.max(top, pinned?.bottom ?? grid.top)
  return seen > height / 2 || seen > enoughPixels
}

/** So much of a long one is enough to be seen. */
const enoughPixels = 16
