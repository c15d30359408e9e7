import { useLingui } from '@lingui/react/macro'
import type { EventReply } from '#domain/event/CalendarEvent.ts'

// lingui-set comment="The guests of an event in its details: their answers (said of a person), and their roles."

/** What a guest answered, in words. */
export function useAnswerLabels(): Readonly<Record<EventReply, string>> {
  const { t } = useLingui()
  return {
    accepted: t`Accepted`,
    tentative: t`Maybe`,
    declined: t`Declined`,
    'needs-action': t`No answer yet`,
  }
}
