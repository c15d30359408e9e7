import type { MessageDescriptor } from '@lingui/core'
import { fieldLabels } from './fieldLabels.ts'

const labels: Readonly<Record<string, MessageDescriptor>> = fieldLabels

/** A field by its name on the screen; one that the form does not know by its own. */
export const fieldName = (field: string, t: (message: MessageDescriptor) => string): string => {
  const label = labels[field]
  return label === undefined ? field : t(label)
}
