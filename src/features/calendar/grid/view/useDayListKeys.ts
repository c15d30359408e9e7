import { useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { liftByKey } from '../drag/lift/liftByKey.ts'
import { press } from '../drag/press.ts'
import { surfaces } from '../drag/surfaces.ts'
import { liftWords } from './liftWords.ts'

/**
 * What a person does in the list of a day besides opening its events: arrows lead from one to the next, a pointer drags
 * them into the grid, Space lifts them. Where one was moved, or the grid turned to other days, the list closes.
 *
 * @param anchor the button in the grid that the list belongs to
 */
export function useDayListKeys(anchor: HTMLElement, onClose: () => void) {
  const list = useRef<HTMLUListElement>(null)

  useLayoutEffect(() => chipsIn(list.current)[0]?.focus({ preventScroll: true }), [])

  function inGrid() {
    const grid = anchor.closest<HTMLElement>('[role="grid"]')
    const surface = grid && surfaces.get(grid)
    if (!surface) return null
    const { model, actions } = surface
    const drag: typeof actions.drag = (key, to) => {
      onClose()
      return actions.drag(key, to)
    }
    const showDate: typeof actions.showDate = (date) => {
      onClose()
      actions.showDate(date)
    }
    return { grid, model, actions: { ...actions, drag, showDate } }
  }

  function onPointerDown({ nativeEvent, target }: PointerEvent) {
    const there = inGrid()
    if (!there || !(target instanceof Element) || !target.closest('[data-event]')) return
    press(nativeEvent, there.grid, { ...there, back: liftWords().back })
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, target } = event
    if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return
    if (key === ' ') {
      const there = inGrid()
      if (there) liftByKey(target, there.grid, { ...there, words: liftWords() })
    } else {
      const chips = chipsIn(list.current)
      const next = new Map([
        ['ArrowDown', chips[chips.indexOf(target) + 1]],
        ['ArrowUp', chips[chips.indexOf(target) - 1]],
        ['Home', chips[0]],
        ['End', chips.at(-1)],
      ]).get(key)
      if (!next) return
      next.focus()
    }
    event.preventDefault()
  }

  return { ref: list, onPointerDown, onKeyDown }
}

const chipsIn = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>('[data-event]') ?? [])]
