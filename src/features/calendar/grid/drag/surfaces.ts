import type { GridModel } from '../model/GridModel.ts'
import type { GridActions } from '../GridActions.ts'

/**
 * The current model and actions of each grid on the page, for a gesture that continues from one grid on
 * another.
 */
export const surfaces = new WeakMap<Element, { readonly actions: GridActions; readonly model: GridModel }>()
