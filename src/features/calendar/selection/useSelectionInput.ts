import { useEffect, useEffectEvent } from 'react'
import { chipUnder } from '../actions/chipUnder.ts'
import { gridActionFor } from '../actions/gridActionFor.ts'
import { selection } from '../grid/drag/selecting/selection.ts'

type Ways = {
  /** Whether there is such an event: the draft of one is none. */
  readonly isEvent: (key: string) => boolean
  /** The keys of all events that are shown. */
  readonly shown: () => readonly string[]
  /** Delete the selected events, or this one if none is selected. */
  readonly onDelete: (key: string) => void
}

/**
 * Selecting by hand and by key: Shift and a press on a chip, or Shift and Space, take it in or out; Ctrl A takes all
 * that are shown, Escape none; Delete deletes. It hears these before the grid does.
 */
export function useSelectionInput({ isEvent, shown, onDelete }: Ways): void {
  const toggle = (key: string) => {
    const keys = selection.current()
    if (isEvent(key))
      selection.select(keys.has(key) ? [...keys].filter((each) => each !== key) : [...keys, key])
  }

  const onClick = useEffectEvent((event: MouseEvent) => {
    if (!event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    const chip = chipUnder(event.target)
    if (!chip && !isOnGrid(event.target)) return
    // Beside a chip it was meant for one, and begins no event.
    swallow(event)
    if (!chip) return
    chip.focus()
    toggle(keyOf(chip))
  })

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const chip = chipUnder(event.target)
    if (event.key === 'Escape') return escapes(event) && selection.select([])
    if (!chip) return undefined
    const does = meaning(event)
    if (does === null) return undefined
    swallow(event)
    if (does === 'toggle') toggle(keyOf(chip))
    else if (does === 'all') selection.select(shown())
    else onDelete(keyOf(chip))
    return undefined
  })

  useEffect(() => {
    // Shift and a press would select text.
    const onMouseDown = (event: MouseEvent) =>
      event.shiftKey && (chipUnder(event.target) || isOnGrid(event.target)) && event.preventDefault()
    // Space presses a button when it is released.
    const onKeyUp = (event: KeyboardEvent) =>
      event.key === ' ' && event.shiftKey && chipUnder(event.target) && event.preventDefault()
    document.addEventListener('click', onClick, true)
    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('mousedown', onMouseDown)
    document.addEventListener('keyup', onKeyUp)
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('mousedown', onMouseDown)
      document.removeEventListener('keyup', onKeyUp)
    }
  }, [])
}

/** What a key on a chip asks for; null for nothing of a selection. */
function meaning(pressed: KeyboardEvent): 'toggle' | 'all' | 'delete' | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = pressed
  // As in any list, whether shortcuts are on or off.
  if (key === ' ') return shiftKey && !ctrlKey && !metaKey && !altKey ? 'toggle' : null
  const asked = gridActionFor(pressed, ['chipSelectAll', 'chipDelete'])
  return asked === null ? null : asked === 'chipDelete' ? 'delete' : 'all'
}

/** What is open over the page hears Escape first. */
const escapes = ({ target, defaultPrevented }: KeyboardEvent): boolean =>
  !defaultPrevented &&
  selection.current().size > 0 &&
  document.querySelector('[data-open]') === null &&
  !(
    target instanceof Element &&
    target.closest('[role="dialog"], [role="alertdialog"], [role="menu"], input, textarea')
  )

const isOnGrid = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[role="grid"]') !== null &&
  target.closest('button, a') === null

const keyOf = (chip: HTMLElement): string => chip.dataset['event'] ?? ''

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
