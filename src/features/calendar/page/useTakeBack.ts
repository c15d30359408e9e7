import { loadedOnce } from '../../../ui/loading/loadedOnce.ts'
import { loadPart } from '../../../ui/loading/loadPart.ts'
import type { EditContext } from '../edits/EditContext.ts'
import { useEditContext } from '../edits/useEditContext.ts'

type Step = 'undoByKey' | 'redoByKey'

/** Undo and redo by key. */
export function useTakeBack(zone: string): Readonly<Record<'undo' | 'redo', () => void>> {
  const context = useEditContext(zone)
  return {
    undo: () => void step(context, 'undoByKey'),
    redo: () => void step(context, 'redoByKey'),
  }
}

async function step(context: EditContext, way: Step): Promise<void> {
  const part = await loadPart(loadSteps, () => void step(context, way))
  await part?.[way](context)
}

/** Loaded before it is needed, because then there may be no network. */
export const loadSteps = loadedOnce(() => import('../history/stepByKey.ts'))
