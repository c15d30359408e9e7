/** One script for what becomes of an event that is dropped, or cannot be lifted. */
export { moveEvent } from '../edits/moveEvent.ts'
export { tellFixed } from '../edits/fixed/tellFixed.ts'
export { copyTo } from '../clipboard/eventClipboard.ts'
