import type { GridActions } from '../GridActions.ts'
import type { GrabbedChip } from './chipOf.ts'

/**
 * Say why an event goes that was lifted or dragged, and is not put down: it may have been deleted, its calendar, or the
 * right to change it. The page shows that in the next frame.
 */
export function tellIfGone(
  { whenOf, tellFixed }: Pick<GridActions, 'whenOf' | 'tellFixed'>,
  { key, element }: Pick<GrabbedChip, 'key' | 'element'>,
): void {
  requestAnimationFrame(() => {
    if (whenOf(key) === null || !element.isConnected) void tellFixed(key)
  })
}
