import type { GridModel } from '../../model/GridModel.ts'
import type { GridActions } from '../../GridActions.ts'
import { geometryOf, type Geometry } from './geometryOf.ts'
import { measureGrid, type Box, type Point } from './measureGrid.ts'
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

/** A grid that was measured again while a gesture went on. */
export type MeasuredAgain = {
  readonly surface: Surface
  /** Where the gesture began: at the same place of the same day. */
  readonly from: Point
}

/** A grid measured now. Until `scroll.stop()` its scrolling is followed. */
export function surfaceOf(grid: HTMLElement, model: GridModel, actions: GridActions): Surface {
  const box = measureGrid(grid, model)
  const scroll = scrollOf(grid, box)
  return { grid, model, actions, scroll, geometry: geometryOf(model, box, scroll), bounds: box.bounds }
}
