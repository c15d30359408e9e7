import { useEffect, useEffectEvent, useState } from 'react'

/**
 * A file that is dropped anywhere on the page. The browser would open it in the place of the application.
 *
 * @param isTaken whether something else is open: a file is not accepted
 * @returns whether a file that would be accepted is over the page
 */
export function useDroppedFile(isTaken: boolean, onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const onDragOver = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = isTaken ? 'none' : 'copy'
    setIsOver(!isTaken)
  })
  const onDrop = useEffectEvent((event: DragEvent) => {
    setIsOver(false)
    const file = event.dataTransfer?.files[0]
    if (!file) return
    event.preventDefault()
    if (!isTaken) onFile(file)
  })
  useEffect(() => {
    const onDragLeave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setIsOver(false)
    document.addEventListener('dragover', onDragOver)
    document.addEventListener('dragleave', onDragLeave)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('dragover', onDragOver)
      document.removeEventListener('dragleave', onDragLeave)
      document.removeEventListener('drop', onDrop)
    }
  }, [])
  return isOver
}
