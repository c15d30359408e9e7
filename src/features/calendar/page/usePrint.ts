import { useCallback } from 'react'
import { useGo, type Go } from '../../../navigation/useGo.ts'
import { loadPart } from '../../../ui/loading/loadPart.ts'
import { useContinued } from '../../../ui/useContinued.ts'
import type { printPathFor } from '../printing/printPathFor.ts'

type OnScreen = Parameters<typeof printPathFor>[0]

/** Opens the print preview of what is on screen. The same function until that changes. */
export function usePrint(onScreen: OnScreen): () => void {
  const go = useGo()
  const same = useContinued(onScreen, asItIs)
  return useCallback(() => void openPreview(go, same), [go, same])
}

const asItIs = (onScreen: OnScreen): OnScreen => onScreen

async function openPreview(go: Go, onScreen: OnScreen): Promise<void> {
  const part = await loadPart(
    () => import('../printing/printPathFor.ts'),
    () => void openPreview(go, onScreen),
  )
  if (part) go(part.printPathFor(onScreen))
}
