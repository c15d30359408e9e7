import { heldKeys, isForEvents, isWaiting, withoutStale } from './holdKeys.ts'

/** The script is here that hears the keys of events. @returns it is no more */
export function hearKeys(): () => void {
  heldKeys.isHeard = true
  void pressAgain()
  return () => {
    heldKeys.isHeard = false
  }
}

/** What a key waited for is here: those after it are pressed. */
export async function repeatKeys(): Promise<void> {
  heldKeys.waitingSince = -Infinity
  await pressAgain()
}

/**
 * The held keys are pressed again, one after the other, each where the focus is then; up to one that itself waits for a
 * script.
 */
async function pressAgain(): Promise<void> {
  for (;;) {
    const [press] = withoutStale().presses
    if (!press || isWaiting() || (!heldKeys.isHeard && isForEvents(press))) return
    heldKeys.presses.shift()
    repeat(press)
    heldKeys.focus = document.activeElement
    // What a key did is drawn before the next one is pressed.
    await new Promise((drawn) => setTimeout(drawn))
    heldKeys.focus = document.activeElement
  }
}

function repeat(press: KeyboardEvent | ClipboardEvent): void {
  const focused = document.activeElement ?? document.body
  heldKeys.isRepeating = true
  if (!('key' in press)) {
    if (press.type === 'paste') focused.dispatchEvent(press)
    else document.execCommand(press.type)
  } else if (focused.dispatchEvent(new KeyboardEvent('keydown', again(press))) && press.key === 'Enter') {
    // The browser would press a button.
    if (focused instanceof HTMLButtonElement) focused.click()
  }
  heldKeys.isRepeating = false
}

const again = ({ key, code, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): KeyboardEventInit => {
  const held = { ctrlKey, altKey, metaKey, shiftKey }
  return { key, code, ...held, bubbles: true, cancelable: true }
}
