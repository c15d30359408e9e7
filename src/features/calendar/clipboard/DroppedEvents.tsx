import { useEffect } from 'react'
import { useDroppedEvents, type DropPage } from './useDroppedEvents.ts'

/** Takes what is dropped on the page. While something is over it that would be taken, the page says so (`data-dropping`). */
export function DroppedEvents(page: DropPage) {
  const isOver = useDroppedEvents(page)
  useEffect(() => {
    document.querySelector('main')?.toggleAttribute('data-dropping', isOver)
  }, [isOver])
  return null
}
