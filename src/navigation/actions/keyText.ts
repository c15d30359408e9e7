import type { Key } from './Key.ts'

/** The text of a key that `parseKeys` reads. */
export function keyText({ key, holding }: Key): string {
  const ctrl = holding?.startsWith('Ctrl') ? 'Ctrl+' : ''
  const shift = holding?.endsWith('Shift') ? 'Shift+' : ''
  return `${ctrl}${shift}${key === ' ' ? 'Space' : key}`
}
