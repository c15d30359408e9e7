import { expect, type Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

/** The panel of the mock build, which is no part of the product, and what is drawn ahead of a step and not rendered. */
const notLookedAt = ['[aria-label="Mock world"]', '[data-ahead]']

/**
 * What is on screen has no accessibility violation that axe finds.
 *
 * @param rules only these, such as `color-contrast`; all by default
 */
export async function expectNoViolation(page: Page, rules?: string[]): Promise<void> {
  await page.evaluate(fadedIn)
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source)
  // What passes is not described node by node: that is most of the time of a full page.
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  const run = `axe.run(${JSON.stringify({ exclude: notLookedAt })}, ${JSON.stringify(options)})`
  const { violations } = await page.evaluate<AxeResults>(run)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

/**
 * Brings transitions to their end, because they change colours; endless animations are left running. Nothing is waited
 * for: one that the page began while another ends may never say that it has ended.
 */
const fadedIn = `for (const animation of document.getAnimations())
  if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()`
