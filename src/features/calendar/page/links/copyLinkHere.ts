import { t } from '@lingui/core/macro'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { timeLinkAddress } from '../../../../navigation/timeLink.ts'
import { notify } from '../../../../ui/messages/messages.ts'
import { formatWhen } from '../../format/formatEvent.ts'
import { drawnTime } from '../../grid/drag/drawnTime.ts'
import { timeHere, type TimeHere } from './timeHere.ts'

// lingui-set comment="A link to a time: anyone who opens it gets a new event at the same time. It is copied by a key, for the time that is being drawn in the calendar or for what has the focus."

type OnScreen = {
  readonly events: readonly CalendarEvent[]
  readonly zone: Zone
  /** How long a new event is. */
  readonly minutes: number
}

/** Copies a link to the time that is being drawn, which is put away by it, else to that of what has the focus. */
export async function copyLinkHere(onScreen: OnScreen): Promise<void> {
  const drawn = drawnTime()
  const when = drawn?.when() ?? null
  const here: TimeHere | null = when ? { when, title: '' } : timeHere(document.activeElement, onScreen)
  if (when) drawn?.putAway()
  if (here === null)
    return void notify({
      kind: 'failed',
      text: () => t`Go to a day or an event first, then copy a link to its time.`,
    })
  // No length, no link: it would begin no event.
  if (here.when.kind === 'timed' && here.when.start >= here.when.end)
    return void notify({
      kind: 'failed',
      text: () => t`This event has no length, so there’s no link to its time.`,
    })
  const words = formatWhen(here, onScreen.zone)
  try {
    await navigator.clipboard.writeText(
      timeLinkAddress({ ...here.when, title: here.title }, window.location.href),
    )
    notify({ kind: 'done', text: () => t`Link copied: ${words}` })
  } catch {
    notify({ kind: 'failed', text: () => t`The browser blocked copying.` })
  }
}
