import { whenIdle } from './whenIdle.ts'

/** So long nothing may happen: somebody who steps on and on is not held up by what is done ahead. */
const quietMs = 250

/**
 * Does something when nothing has been asked for for a while and the page is idle, and again if it asks to.
 *
 * @returns calls it off
 */
export function whenQuiet(act: (again: () => void) => void): () => void {
  let callOff = () => {}
  const wait = () => {
    const timer = setTimeout(() => {
      callOff = whenIdle(() => act(wait))
    }, quietMs)
    callOff = () => clearTimeout(timer)
  }
  wait()
  return () => callOff()
}
