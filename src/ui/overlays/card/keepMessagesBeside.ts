import { placeMessages } from '../../messages/messagesPlace.ts'

/** Messages take up this much at the lower edge of the window: the height of two. */
const messagePixels = 128

/**
 * Messages are in the middle of the lower edge of the window. If a card reaches down to there, they are at
 * the side that it leaves free.
 *
 * @param cards the open ones; none: the messages are in the middle again
 */
export function keepMessagesBeside(cards: readonly Element[]): void {
  const { dir, clientWidth, clientHeight } = document.documentElement
  const low = cards
    .map((card) => card.getBoundingClientRect())
    .filter(({ bottom }) => bottom > clientHeight - messagePixels)
  const left = Math.min(...low.map((rect) => rect.left))
  const right = clientWidth - Math.max(...low.map((rect) => rect.right))
  const side = left > right === (dir !== 'rtl') ? 'start' : 'end'
  placeMessages('--messages-at', low.length === 0 ? '' : side)
  placeMessages('--messages-room', low.length === 0 ? '' : `${Math.max(left, right) - 2 * marginPixels}px`)
}

const marginPixels = 16
