import { useEffect, useEffectEvent } from 'react'
import { instantOf } from '#domain/time/instantOf.ts'
import { readDate } from '#domain/time/parseDate.ts'
import { isLetter } from '../../../navigation/actions/Key.ts'
import { keyChoice } from '../../../navigation/actions/keyChoice.ts'
import type { GridActions } from '../grid/GridActions.ts'
import { setTypedLetter } from './typedLetter.ts'

/**
 * A letter typed while a day of a grid has the focus begins an event there, with that letter: one that is no
 * shortcut, or a capital one; not while shortcuts are switched off. It begins where Enter would begin it. `TypeAhead` hears the letters that follow.
 *
 * @param isOn whether a calendar accepts new events
 */
export function useTypedSlot(isOn: boolean, { startEvent, startDays, zone }: GridActions): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event
    const isHeld = event.ctrlKey || event.altKey || event.metaKey || event.isComposing
    const date = target instanceof Element && readDate(target.getAttribute('data-cell') ?? '')
    if (!isOn || !keyChoice().isOn || isHeld || defaultPrevented || !date || !isLetter(key)) return
    event.preventDefault()
    setTypedLetter(key)
    if (target.querySelector('[data-hours]')) startEvent(instantOf(`${date}T09:00:00`, zone))
    else startDays(date, date)
  })
  useEffect(() => {
    // After the shortcuts, which are heard by the document.
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
