import { useEffect, useEffectEvent, useState } from 'react'
import { isLink } from '../../../navigation/isLink.ts'

/**
 * A file or a link that is dropped anywhere on the page. The browser would open it in the place of the application.
 *
 * @param isTaken whether something else is open: nothing is accepted
 * @returns whether a file that would be accepted is over the page
 */
export function useDroppedFile(
  isTaken: boolean,
  onFile: (file: File) => void,
  onLink: (link: string) => void,
): boolean {
  const [isOver, setIsOver] = useState(false)
  const onDragOver = useEffectEvent((event: DragEvent) => {
    const types = event.dataTransfer?.types ?? []
    if (!event.dataTransfer || !(types.includes('Files') || types.includes('text/uri-list'))) return
    event.preventDefault()
    event.dataTransfer.dropEffect = isTaken ? 'none' : 'copy'
    setIsOver(!isTaken)
  })
  const onDrop = useEffectEvent((event: DragEvent) => {
    setIsOver(false)
    const file = event.dataTransfer?.files[0]
    const link = event.dataTransfer?.getData('text/uri-list') ?? ''
    if (!file && !isLink(link)) return
    event.preventDefault()
    if (isTaken) return
    if (file) onFile(file)
    else onLink(link)
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
