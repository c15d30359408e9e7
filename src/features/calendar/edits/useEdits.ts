import { editsOf } from './editsOf.ts'
import { useEditContext } from './useEditContext.ts'

/** The edits that can be made from this page. */
export const useEdits = (zone: string) => editsOf(useEditContext(zone))
