import { heedTouches } from './heedTouches.ts'

/**
 * One script for everything a grid needs once it is used: dragging, and keeping the focus. Loaded after the
 * grid is drawn.
 */
export { keepFocus } from '../keepFocus.ts'
export { liftByKey } from './lift/liftByKey.ts'
export { repeatKeys } from '../../actions/repeatKeys.ts'
export { press } from './press.ts'

heedTouches()
