import type { MessageDescriptor } from '@lingui/core'
import { fieldLabels } from './fieldLabels.ts'

const labels: Readonly<Record<string, MessageDescriptor>> = fieldLabels

/** The name of a field on the screen; a field that the form does not have keeps its own. */
export const fieldName = (field: string, t: (message: MessageDescriptor) => string): string => {
  const label = labels[field]
  return label === undefined ? field : t(label)
}
