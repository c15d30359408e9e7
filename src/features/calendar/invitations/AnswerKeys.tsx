import { useEffect, useEffectEvent } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { keyChoice } from '../../../navigation/actions/keyChoice.ts'
import type { ChipContext } from '../grid/view/ChipContext.ts'
import { AnswerQuestion } from './AnswerQuestion.tsx'
import type { OwnReply } from './answering.ts'
import { useAnswer } from './useAnswer.ts'

const answers: Readonly<Record<string, OwnReply>> = { Y: 'accepted', M: 'tentative', N: 'declined' }

type AnswerKeysProps = { readonly events: readonly CalendarEvent[]; readonly context: ChipContext }

/** Shift and Y, M or N on a chip answer its invitation, also while its card is open. */
export function AnswerKeys({ events, context }: AnswerKeysProps) {
  const { zone, calendars } = context
  const { answer, asked, onClose } = useAnswer(zone.name)
  const onKeyDown = useEffectEvent((pressed: KeyboardEvent) => {
    const given = answers[pressed.key]
    const { shiftKey, ctrlKey, metaKey, altKey, target } = pressed
    if (!given || !shiftKey || ctrlKey || metaKey || altKey || !keyChoice().isOn) return
    const chip = target instanceof Element ? target.closest<HTMLElement>('button[data-event]') : null
    const event = chip && events.find(({ key }) => key === chip.dataset['event'])
    const calendar = event && calendars.get(event.calendarId)
    if (!event || !calendar) return
    pressed.preventDefault()
    pressed.stopPropagation()
    void answer(event, calendar, given)
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [])
  return <AnswerQuestion asked={asked} zone={zone.name} onClose={onClose} />
}
