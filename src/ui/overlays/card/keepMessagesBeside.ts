import { placeMessages } from '../../messages/messagesPlace.ts'
import type { WindowRect } from './besideOf.ts'

/** Messages take up this much at the lower edge of the window: the height of two. */
const messagePixels = 128
const marginPixels = 16

/**
 * Messages are in the middle of the lower edge of the window. If a card reaches down to there, they are at
 * the side that it leaves free.
 *
 * @param cards the open ones; none: the messages are in the middle again
 */
export function keepMessagesBeside(cards: readonly WindowRect[]): void {
  if (cards.length === 0) return leaveInTheMiddle()
  const { dir, clientWidth, clientHeight } = document.documentElement
  const low = cards.filter(({ top, height }) => top + height > clientHeight - messagePixels)
  if (low.length === 0) return leaveInTheMiddle()
  const left = Math.min(...low.map((rect) => rect.left))
  const right = clientWidth - Math.max(...low.map((rect) => rect.left + rect.width))
  placeMessages('--messages-at', left > right === (dir !== 'rtl') ? 'start' : 'end')
  placeMessages('--messages-room', `${Math.max(left, right) - 2 * marginPixels}px`)
}

function leaveInTheMiddle(): void {
  placeMessages('--messages-at', '')
  placeMessages('--messages-room', '')
}
