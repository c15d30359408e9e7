import type { GridModel } from '../../model/GridModel.ts'
import type { GridActions } from '../../GridActions.ts'
import { geometryOf, type Geometry } from './geometryOf.ts'
import { measureGrid, type Box } from './measureGrid.ts'
import { scrollOf, type Scroll } from './scrollOf.ts'

/** Where a gesture takes place. */
export type Surface = {
  readonly grid: HTMLElement
  readonly model: GridModel
  readonly actions: GridActions
  readonly geometry: Geometry
  /** The grid itself. */
  readonly bounds: Box
  readonly scroll: Scroll
}

/** A grid measured now. Until `scroll.stop()` its scrolling is followed. */
export function surfaceOf(grid: HTMLElement, model: GridModel, actions: GridActions): Surface {
  const box = measureGrid(grid, model)
  const scroll = scrollOf(grid, box)
  return { grid, model, actions, scroll, geometry: geometryOf(model, box, scroll), bounds: box.bounds }
}
