import { editsOf } from './editsOf.ts'
import { useEditContext } from './useEditContext.ts'

/** What can be done to events from here. */
export const useEdits = (zone: string) => editsOf(useEditContext(zone))
