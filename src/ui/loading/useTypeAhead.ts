import { useEffect, useEffectEvent } from 'react'

/**
 * While a dialog is loaded, what is typed is meant for it and not for the page: it is inserted into the first field
 * of text that gets the focus there. Escape closes the dialog before it has opened.
 */
export function useTypeAhead(onClose: () => void): void {
  const onEscape = useEffectEvent(onClose)
  useEffect(() => {
    let typed = ''
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, target } = event
      if (ctrlKey || altKey || metaKey || isText(target)) return
      if (key === 'Escape') onEscape()
      else if (key.length === 1) typed += key
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true })
      if (typed !== '') insertWhereTyped(typed)
    }
  }, [])
}

/** A dialog gives the focus to its first field at once; what has the focus later was not meant. */
const soonMs = 1_000

function insertWhereTyped(text: string): void {
  const field = document.activeElement
  if (isText(field)) return insert(text, field)
  const since = performance.now()
  const onFocus = ({ target, timeStamp }: FocusEvent) => {
    if (timeStamp - since < soonMs && isText(target)) insert(text, target)
  }
  document.addEventListener('focusin', onFocus, { once: true })
}

/** As keys do it: React hears of it. */
function insert(text: string, field: HTMLInputElement | HTMLTextAreaElement): void {
  field.setRangeText(text, field.value.length, field.value.length, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const isText = (target: unknown): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof Element && target.matches('input:not([type=checkbox], [type=radio]), textarea')
