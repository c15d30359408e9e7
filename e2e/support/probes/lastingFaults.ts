import { expect, type Page } from '@playwright/test'
import { layoutFaults } from './layoutFaults.ts'

/** The faults of a layout that stay: what depends on the width is drawn anew a moment after the window has another one. */
export async function lastingFaults(page: Page): Promise<readonly string[]> {
  let faults: readonly string[] = []
  const count = async () => {
    faults = await layoutFaults(page)
    return faults.length
  }
  await expect
    .poll(count, { timeout: 5000 })
    .toBe(0)
    .catch(() => undefined)
  return faults
}
