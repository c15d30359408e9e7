import { expect, test } from 'vitest'
import { holdPage, isPageHeld } from './pageHold.ts'

/** Whether the browser would ask before the page is left. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('a page is held until everything that held it is done', () => {
  const releaseImport = holdPage()
  const releaseForm = holdPage()
  releaseImport()
  releaseImport()
  expect([isPageHeld(), isAsked()]).toEqual([true, true])
  releaseForm()
  expect([isPageHeld(), isAsked()]).toEqual([false, false])
})
