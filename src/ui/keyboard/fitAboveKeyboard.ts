import { heightAboveKeyboard } from './heightAboveKeyboard.ts'

/** Below this height of pixels a heading and buttons that stay leave no line between them. */
const lowPixels = 256

/**
 * An on-screen keyboard covers the page without resizing it: what comes from below ends where it begins. Its stylesheet
 * reads `--visual-viewport-height`, which is missing until there is one, and `data-low`, for a phone that lies on its
 * side: then what is typed into stays in sight.
 *
 * @returns ends it
 */
export function fitAboveKeyboard(element: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport
  if (!element || !viewport) return undefined
  const fit = () => {
    const height = heightAboveKeyboard()
    element.style.setProperty('--visual-viewport-height', `${height}px`)
    element.toggleAttribute('data-low', height < lowPixels)
    const typed = document.activeElement
    if (height < lowPixels && element.contains(typed)) typed?.scrollIntoView({ block: 'nearest' })
  }
  if (heightAboveKeyboard() < window.innerHeight) fit()
  viewport.addEventListener('resize', fit)
  return () => viewport.removeEventListener('resize', fit)
}
