import type { ChosenKeys } from './Key.ts'

type KeyChoice = {
  /** Whether keys do anything: a person can switch them off. */
  readonly isOn: boolean
  readonly chosen: ChosenKeys
}

const usual: KeyChoice = { isOn: true, chosen: {} }
let current = usual

/** What the person chose of keys: read when one is pressed, and when they are listed. */
export const keyChoice = (): KeyChoice => current

/** @returns ends it */
export function chooseKeys(choice: KeyChoice): () => void {
  current = choice
  return () => void (current = usual)
}
