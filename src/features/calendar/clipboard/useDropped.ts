import { useEffect, useEffectEvent, useState } from 'react'
import { isLink } from '../../../navigation/isLink.ts'
import { calendarIn } from './calendarIn.ts'
import { oneLine } from './oneLine.ts'

type Taking = {
  readonly onFile: (file: File, ...others: readonly File[]) => void
  readonly onLink: (link: string) => void
  /** On one line. */
  readonly onText: (text: string) => void
}

/**
 * Files, a link or text that is dropped anywhere on the page. The browser would open a file in the place of the
 * application. Text for a field is the field's, and what is dragged within Kalends is not brought here.
 *
 * @param isTaken whether something else is open: nothing is accepted
 * @returns whether something that would be accepted is over the page
 */
export function useDropped(isTaken: boolean, taking: Taking): boolean {
  const [isOver, setIsOver] = useState(false)
  const onDragOver = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer || !mayTake(event.dataTransfer.types, event.target)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = isTaken ? 'none' : 'copy'
    setIsOver(!isTaken)
  })
  const onDrop = useEffectEvent((event: DragEvent) => {
    setIsOver(false)
    const take = event.dataTransfer && takenFrom(event.dataTransfer, event.target, taking)
    if (!take) return
    event.preventDefault()
    if (!isTaken) take()
  })
  useEffect(() => {
    const onDragLeave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setIsOver(false)
    document.addEventListener('dragstart', markAsOwn)
    document.addEventListener('dragover', onDragOver)
    document.addEventListener('dragleave', onDragLeave)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('dragstart', markAsOwn)
      document.removeEventListener('dragover', onDragOver)
      document.removeEventListener('dragleave', onDragLeave)
      document.removeEventListener('drop', onDrop)
    }
  }, [])
  return isOver
}

const textTypes = ['text/uri-list', 'text/calendar', 'text/plain']

/** Text of a message, a link on the card of an event. What begins a drag may not be there any more when it ends. */
const markAsOwn = ({ dataTransfer }: DragEvent) => dataTransfer?.setData(ownType, 'own')
const ownType = 'application/x-kalends-own'

const mayTake = (types: readonly string[], target: EventTarget | null) =>
  !types.includes(ownType) &&
  (types.includes('Files') || (textTypes.some((type) => types.includes(type)) && !isField(target)))

/** What is done with what was dropped; null for what is the browser's. */
function takenFrom(dropped: DataTransfer, target: EventTarget | null, taking: Taking): (() => void) | null {
  if (dropped.types.includes(ownType)) return null
  const [file, ...others] = dropped.files
  if (file) return () => taking.onFile(file, ...others)
  if (isField(target)) return null
  const link = dropped.getData('text/uri-list')
  if (link !== '') return isLink(link) ? () => taking.onLink(link) : null
  const calendar = calendarIn(dropped)
  if (calendar !== null) return () => taking.onFile(asFile(calendar))
  const text = oneLine(dropped.getData('text/plain'))
  return text === '' ? null : () => taking.onText(text)
}

const asFile = (calendar: string) => new File([calendar], 'dropped.ics', { type: 'text/calendar' })

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null
