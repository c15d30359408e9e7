/** What a grid needs once it is used, in one piece, loaded after it is drawn: all of dragging, and who keeps the focus. */
export { keepFocus } from '../view/keepFocus.ts'
export { liftByKey } from './liftByKey.ts'
export { press } from './press.ts'
