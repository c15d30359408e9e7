import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { useUser } from '../../../../api/UserProvider.tsx'
import { isFixed } from '../../edits/fixed/isFixed.ts'
import type { ChipContext } from '../../grid/view/ChipContext.ts'
import './fixedChips.module.css'

// lingui-set comment="Why an event cannot be moved, shown while the pointer rests on it. {name} is a calendar."

type FixedChipsProps = { readonly events: readonly CalendarEvent[]; readonly context: ChipContext }

/**
 * Marks the events that cannot be moved when the pointer comes to them: they have no handles, and say why. Before
 * nobody sees a difference, and thousands of events would be looked at for nothing.
 */
export function FixedChips({ events, context }: FixedChipsProps) {
  const user = useUser()
  const { calendars } = context
  const { t } = useLingui()
  useEffect(() => {
    function onPointerOver({ target }: PointerEvent) {
      const chip = target instanceof Element ? target.closest<HTMLElement>('[data-cell] [data-event]') : null
      if (!chip) return
      const event = events.find(({ key }) => key === chip.dataset['event'])
      const calendar = event && calendars.get(event.calendarId)
      const isMarked = event !== undefined && !event.isDraft && isFixed(event, calendar, user)
      chip.toggleAttribute('data-fixed', isMarked)
      if (!isMarked) return chip.removeAttribute('title')
      const name = calendar?.name ?? ''
      chip.title = calendar?.canWrite ? t`Only its organizer can move it.` : t`${name} is read-only.`
    }
    document.addEventListener('pointerover', onPointerOver, { passive: true })
    return () => document.removeEventListener('pointerover', onPointerOver)
  }, [events, calendars, user, t])
  return null
}
