import { useEffect, useEffectEvent } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { chipUnder } from '../actions/chipUnder.ts'
import { gridActionFor } from '../actions/gridActionFor.ts'
import { askOfEvent } from '../actions/useAsked.ts'
import { isPrivateToOwner } from '../edits/fixed/isFixed.ts'
import type { ChipContext } from '../grid/view/ChipContext.ts'

type EditKeyProps = {
  readonly events: readonly CalendarEvent[]
  readonly context: Pick<ChipContext, 'calendars'>
  readonly onOpen: (event: CalendarEvent) => void
}

/**
 * A key on a chip opens the editor of its event, also while its card is open: E, until another one is chosen. An event
 * that may only be read is opened.
 */
export function EditKey({ events, context: { calendars }, onOpen }: EditKeyProps) {
  const onKeyDown = useEffectEvent((pressed: KeyboardEvent) => {
    const chip = chipUnder(pressed.target)
    if (!chip || gridActionFor(pressed, rows) === null) return
    const event = events.find(({ key }) => key === chip.dataset['event'])
    if (!event) return
    pressed.preventDefault()
    pressed.stopPropagation()
    const calendar = calendars.get(event.calendarId)
    if (calendar?.canWrite && !isPrivateToOwner(event, calendar)) askOfEvent(event.key, 'cardEdit')
    onOpen(event)
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [])
  return null
}

const rows = ['chipEdit'] as const
