import type { GridModel } from '../model/GridModel.ts'
import type { GridActions } from '../GridActions.ts'

/** What each grid on the page is drawn with by now, for what goes on from one grid to another. */
export const surfaces = new WeakMap<Element, { readonly actions: GridActions; readonly model: GridModel }>()
