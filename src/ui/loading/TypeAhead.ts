import { useEffect, useEffectEvent } from 'react'

/**
 * While a dialog is loaded, what is typed is meant for it and not for the page: it is inserted into the first field
 * of text that gets the focus there. Backspace takes back the last of it, Enter does nothing. Escape closes the dialog before it has opened.
 */
export function TypeAhead({ onClose }: { readonly onClose: () => void }): null {
  const onEscape = useEffectEvent(onClose)
  useEffect(() => {
    let typed = ''
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, target } = event
      if (ctrlKey || altKey || metaKey || isText(target)) return
      if (key === 'Escape') onEscape()
      else if (key.length === 1) typed += key
      else if (key === 'Backspace') typed = typed.slice(0, -1)
      // It would open what has the focus on the page; what it is to confirm has not been seen yet.
      else if (key !== 'Enter') return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true })
      // Some dialogs give the focus to their field only after they have been drawn.
      if (typed !== '' && !insert(typed)) requestAnimationFrame(() => insert(typed))
    }
  }, [])
  return null
}

/** Into the field with the focus, as keys do it: React hears of it. @returns whether there is one */
function insert(text: string): boolean {
  const field = document.activeElement
  if (!isText(field)) return false
  field.setRangeText(text, field.value.length, field.value.length, 'end')
  return field.dispatchEvent(new Event('input', { bubbles: true }))
}

const isText = (target: unknown): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof Element && target.matches('input:not([type=checkbox], [type=radio]), textarea')
