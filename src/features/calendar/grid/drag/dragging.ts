/** All of dragging in one piece, loaded after the grid. */
export { liftByKey } from './liftByKey.ts'
export { press } from './press.ts'
