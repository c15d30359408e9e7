import { setInteractionModality } from 'react-aria/useFocusVisible'

// A button that is pressed by Enter or Space gets a click without a pointer. react-aria takes that for a screen
// reader's, and waits for the page's transitions before it moves the focus into what has opened: an Escape
// pressed meanwhile would be lost. While the key is down the click is the keyboard's.

let isKeyDown = false

/** On the document like react-aria's own listeners, which came first. */
function listen<Type extends keyof DocumentEventMap>(
  type: Type,
  hear: (event: DocumentEventMap[Type]) => void,
) {
  document.addEventListener(type, hear, true)
}

listen('keydown', ({ key }) => {
  isKeyDown = key === 'Enter' || key === ' '
})

// Space clicks when it is released, after this event and before any timer.
listen('keyup', () =>
  setTimeout(() => {
    isKeyDown = false
  }),
)

listen('click', ({ detail }) => {
  if (isKeyDown && detail === 0) setInteractionModality('keyboard')
})
