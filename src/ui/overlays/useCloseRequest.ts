import { useEffect, useEffectEvent } from 'react'

/**
 * Closes an overlay when the device asks for it: the Back key or gesture of a phone, which would lead out of the page
 * below. Elsewhere than on touch screens there is no such request. Without `CloseWatcher` (Safari, Firefox), Back is a
 * step in the history.
 */
export function useCloseRequest(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const { CloseWatcher: Watcher } = window
    if (!Watcher || !matchMedia('(any-pointer: coarse)').matches) return undefined
    // Escape is a request as well, in the task of its key; what it closes, such as a list inside, is known where it is pressed.
    let isEscape = false
    const onKey = ({ key }: KeyboardEvent) => {
      isEscape = key === 'Escape'
      if (isEscape) setTimeout(() => (isEscape = false))
    }
    let watcher: CloseWatcher | null = null
    const watch = () => {
      watcher = new Watcher()
      watcher.addEventListener('close', () => {
        // It hears one request: an overlay that stays, as it asks something first, needs another.
        watch()
        if (!isEscape) close()
      })
    }
    watch()
    window.addEventListener('keydown', onKey, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true })
      watcher?.destroy()
    }
  }, [])
}
