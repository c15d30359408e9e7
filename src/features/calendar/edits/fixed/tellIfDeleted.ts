import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { failureBehind } from '../../../../api/explain.ts'
import { notify } from '../../../../ui/messages/messages.ts'
import type { EditContext } from '../EditContext.ts'
import { lacksDate } from './lacksDate.ts'
import { goneSentence } from '../messages/batchSentences.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { readViewed } from '../../queries/objects/readViewed.ts'

/** Say that an event was deleted, if the service does not have it any more. Nothing, if the service cannot be asked. */
export async function tellIfDeleted(
  context: EditContext,
  event: CalendarEvent,
  { homeId: userId }: Calendar,
): Promise<void> {
  const { calendarId, eventId, title } = event
  const failure = await readViewed(context, { userId, calendarId, eventId }).then(
    ({ data }) => (lacksDate(data, event, context.zone) ? 'not-found' : null),
    failureBehind,
  )
  if (failure === 'not-found') notify({ kind: 'failed', text: () => goneSentence([title]) })
}
