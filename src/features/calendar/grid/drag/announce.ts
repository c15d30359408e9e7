import styles from './ghost.module.css'

/** Announces something to screen readers. */
export function announce(text: string): void {
  region ??= newRegion()
  region.textContent = text
}

let region: HTMLElement | undefined

function newRegion(): HTMLElement {
  const element = document.createElement('div')
  element.setAttribute('role', 'status')
  element.className = styles.live ?? ''
  document.body.append(element)
  return element
}
