import { useCallback } from 'react'
import { useSettings } from '../../../../settings/useSettings.ts'
import { loadPart } from '../../../../ui/loading/loadPart.ts'
import { useContinued } from '../../../../ui/useContinued.ts'
import { newEventMinutes } from '../../options/newEventMinutes.ts'
import type { copyLinkHere } from './copyLinkHere.ts'

type OnScreen = Parameters<typeof copyLinkHere>[0]

/** Copies a link to the time that is drawn or has the focus. The same function until what is on screen changes. */
export function useCopyLink(onScreen: Omit<OnScreen, 'minutes'>): () => void {
  const minutes = newEventMinutes(useSettings())
  const same = useContinued({ ...onScreen, minutes }, asItIs)
  return useCallback(() => void copy(same), [same])
}

const asItIs = (onScreen: OnScreen): OnScreen => onScreen

async function copy(onScreen: OnScreen): Promise<void> {
  const part = await loadPart(
    () => import('./copyLinkHere.ts'),
    () => void copy(onScreen),
  )
  await part?.copyLinkHere(onScreen)
}
