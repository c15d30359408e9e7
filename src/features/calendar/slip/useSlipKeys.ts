import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import type { CalendarEvent, EventWhen } from '#domain/event/CalendarEvent.ts'
import { lifted } from '#domain/layout/lifting.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { formatPlacement } from '../format/formatPlacement.ts'
import { announce } from '../grid/drag/announce.ts'
import { draftChip, draftKey } from './draftKey.ts'
import { seen } from '../grid/seen.ts'

type Circumstances = {
  readonly title: RefObject<HTMLInputElement | null>
  readonly when: EventWhen
  readonly zone: Zone
  /** What is drawn with it, and itself. */
  readonly events: readonly CalendarEvent[]
  readonly calendarName: string
  /** Whether the view ever shows a day. */
  readonly isShown: (date: IsoDate) => boolean
  readonly onMove: (to: EventWhen) => void
}

/**
 * Arrows move the draft: on its chip all of them, in the title up and down, and while that is empty left and right
 * too. What is typed on the chip goes into the title, and so does the focus after a press on the chip.
 */
export function useSlipKeys({ title, when, onMove, ...around }: Circumstances): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return
    const isOnChip = target instanceof Element && target.matches(draftChip)
    const isInTitle = target === title.current
    if (isOnChip && /^\S$/u.test(key)) {
      // The key goes to the field that has the focus by then.
      title.current?.focus()
      return event.stopPropagation()
    }
    const isArrow = isOnChip || (isInTitle && (!isSideways(key) || title.current?.value === ''))
    if (!isArrow || event.shiftKey || !key.startsWith('Arrow')) return
    event.preventDefault()
    event.stopPropagation()
    const draft = { part: 'all', when, hours: null, typed: '', isCopy: false } as const
    const next = lifted(draft, key, { ...gridOnScreen(), ...around })
    if (next?.kind !== 'moving') return
    onMove(next.when)
    announce(formatPlacement(next.when, { ...around, isMoved: isDraftKey }))
  })

  const onPointerUp = useEffectEvent(({ target }: PointerEvent) => {
    const isDraft = target instanceof Element && target.closest(`${draftChip}, [data-veil]`)
    if (isDraft) requestAnimationFrame(() => title.current?.focus({ preventScroll: true }))
  })

  useLayoutEffect(() => {
    document.addEventListener('keydown', onKeyDown, true)
    window.addEventListener('pointerup', onPointerUp, true)
    return () => {
      document.removeEventListener('keydown', onKeyDown, true)
      window.removeEventListener('pointerup', onPointerUp, true)
    }
  }, [])
}

const isDraftKey = (key: string) => key === draftKey

const isSideways = (key: string) => key === 'ArrowLeft' || key === 'ArrowRight'

/** What the arrows do depends on the grid that is on screen. */
const gridOnScreen = () => ({
  hasHours: document.querySelector(`[data-cell] [data-hours]${seen}`) !== null,
  forward: document.documentElement.dir === 'rtl' ? ('ArrowLeft' as const) : ('ArrowRight' as const),
})
