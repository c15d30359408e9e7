import type { ObjectName } from '#domain/edits/ObjectName.ts'
import { valueStore } from '../../queries/valueStore.ts'

/** The objects that an edit of a batch was about last, of those that turned out to exist no longer. */
export const goneObjects = valueStore<{ readonly names: readonly ObjectName[] }>({ names: [] })
