import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { useUser } from '../../../../api/UserProvider.tsx'
import { isFixed, isPrivateToOwner } from '../../edits/fixed/isFixed.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import type { ChipContext } from '../../grid/view/ChipContext.ts'
import './fixedChips.module.css'

// lingui-set comment="Why an event cannot be moved, shown while the pointer rests on it, and read with its name. {name} is a calendar."

type FixedChipsProps = { readonly events: readonly CalendarEvent[]; readonly context: ChipContext }

/**
 * Marks the events that cannot be moved when the pointer or the focus comes to them: they have no handles, and say why.
 * Before nobody sees a difference, and thousands of events would be looked at for nothing.
 */
export function FixedChips({ events, context }: FixedChipsProps) {
  const user = useUser()
  const { calendars } = context
  const { t } = useLingui()
  useEffect(() => {
    function onReached({ target }: Event) {
      const chip = target instanceof Element ? target.closest<HTMLElement>('[data-cell] [data-event]') : null
      if (!chip) return
      const event = events.find(({ key }) => key === chip.dataset['event'])
      const calendar = event && calendars.get(event.calendarId)
      const isMarked = event !== undefined && !event.isDraft && isFixed(event, calendar, user)
      chip.toggleAttribute('data-fixed', isMarked)
      if (!isMarked) return chip.removeAttribute('title')
      chip.title = reasonFor(event, calendar)
    }
    function reasonFor(event: CalendarEvent, calendar: Calendar | undefined): string {
      const name = calendar?.name ?? ''
      if (!calendar?.canWrite) return t`${name} is read-only.`
      return isPrivateToOwner(event, calendar)
        ? t`It is private: only the owner of the calendar can move it.`
        : t`Only its organizer can move it.`
    }
    document.addEventListener('pointerover', onReached, { passive: true })
    document.addEventListener('focusin', onReached, { passive: true })
    return () => {
      document.removeEventListener('pointerover', onReached)
      document.removeEventListener('focusin', onReached)
    }
  }, [events, calendars, user, t])
  return null
}
