import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { explain, failureBehind } from '../../../api/explain.ts'
import { useUser } from '../../../api/UserProvider.tsx'
import { notify } from '../../../ui/messages/messages.ts'
import { useEditContext } from '../edits/useEditContext.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { answering, type AskedAnswer, type OwnReply } from './answering.ts'

/** Answers invitations. Of a series it is asked first how much of it is meant. */
export function useAnswer(zone: string) {
  const { t } = useLingui()
  const { emails } = useUser()
  const context = useEditContext(zone)
  const [asked, setAsked] = useState<AskedAnswer | null>(null)

  async function answer(event: CalendarEvent, calendar: Calendar, given: OwnReply, note = ''): Promise<void> {
    try {
      const asking = await answering(context, event, { calendar, answer: given, note, emails })
      if (asking === null) return
      if (asking.scopes.length > 1) setAsked(asking)
      else asking.give('all')
    } catch (error) {
      notify({ kind: 'failed', text: () => t(explain(failureBehind(error)).sentence) })
    }
  }
  return { answer, asked, onClose: () => setAsked(null) }
}
