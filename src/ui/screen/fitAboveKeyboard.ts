import { heightAboveKeyboard } from './heightAboveKeyboard.ts'

/**
 * An on-screen keyboard covers the page without resizing it: what comes from below ends where it begins. Its stylesheet
 * reads `--visual-viewport-height`, which is missing until there is one.
 *
 * @returns ends it
 */
export function fitAboveKeyboard(element: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport
  if (!element || !viewport) return undefined
  const fit = () => element.style.setProperty('--visual-viewport-height', `${heightAboveKeyboard()}px`)
  if (heightAboveKeyboard() < window.innerHeight) fit()
  viewport.addEventListener('resize', fit)
  return () => viewport.removeEventListener('resize', fit)
}
