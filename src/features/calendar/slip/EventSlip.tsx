import { useState } from 'react'
import { usePath } from '../../../navigation/usePath.ts'
import { useOpenedDraft } from '../drafts/openedDraft.ts'
import { Slip, type SlipProps } from './Slip.tsx'

/** A small card for a new event, beside its draft in the grid. */
export function EventSlip(props: SlipProps) {
  const opened = useOpenedDraft(usePath())
  const [key, setKey] = useState(opened)
  // Moved, it is at another address, and the same.
  if (opened !== '' && opened !== key) setKey(opened)
  return <Slip key={key} {...props} />
}
