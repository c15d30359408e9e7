import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { invitedAs } from '#domain/event/guests/invitedAs.ts'
import { useUser } from '../../../api/UserProvider.tsx'
import { andList } from '../../../locales/andList.ts'
import { notify } from '../../../ui/messages/messages.ts'
import { chipUnder } from '../actions/chipUnder.ts'
import { gridActionFor } from '../actions/gridActionFor.ts'
import { titleOf } from '../format/formatEvent.ts'
import type { ChipContext } from '../grid/view/ChipContext.ts'
import { AnswerQuestion } from './AnswerQuestion.tsx'
import type { OwnReply } from './answering.ts'
import { meanwhileOf } from './invitationsIn.ts'
import { shownOthers } from './shownOthers.ts'
import { useAnswer } from './useAnswer.ts'

const answers = {
  chipAccept: 'accepted',
  chipMaybe: 'tentative',
  chipDecline: 'declined',
} as const satisfies Readonly<Record<string, OwnReply>>

const rows = ['chipAccept', 'chipMaybe', 'chipDecline'] as const

type AnswerKeysProps = { readonly events: readonly CalendarEvent[]; readonly context: ChipContext }

// lingui-set comment="Said when an invitation is answered by a key. {title} is what it is to, {others} are other events."

/**
 * Keys on a chip answer its invitation, also while its card is open: Shift and Y, M or N, until others are chosen. Who
 * comes, or perhaps, is told what else they have then.
 */
export function AnswerKeys({ events, context }: AnswerKeysProps) {
  const { zone, calendars } = context
  const { t } = useLingui()
  const { id: userId, emails } = useUser()
  const { answer, asked: question, onClose } = useAnswer(zone.name)
  function tellMeanwhile(event: CalendarEvent) {
    const isOwn = ({ calendarId }: CalendarEvent) => {
      const calendar = calendars.get(calendarId)
      return calendar?.homeId === userId && calendar.ownerId === null
    }
    const meanwhile = meanwhileOf(event, events.filter(isOwn), zone)
    if (meanwhile.length === 0) return
    const [title, others] = [titleOf(event), andList(meanwhile.slice(0, shownOthers).map(titleOf))]
    notify({ kind: 'done', text: () => t`“${title}” is at the same time as ${others}.` })
  }
  const onKeyDown = useEffectEvent((pressed: KeyboardEvent) => {
    const asked = gridActionFor(pressed, rows)
    const { target } = pressed
    if (asked === null) return
    const chip = chipUnder(target)
    const event = chip && events.find(({ key }) => key === chip.dataset['event'])
    const calendar = event && calendars.get(event.calendarId)
    if (!event || !calendar) return
    pressed.preventDefault()
    pressed.stopPropagation()
    const given = answers[asked]
    if (given !== 'declined' && event.vevent && invitedAs(event.vevent, emails)) tellMeanwhile(event)
    void answer(event, calendar, given)
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [])
  return <AnswerQuestion asked={question} zone={zone.name} onClose={onClose} />
}
