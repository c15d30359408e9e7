import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * What is on screen has no accessibility violation that axe finds; the panel of the mock build is no part of
 * the product.
 *
 * @param rules only these, such as `color-contrast`; all by default
 */
export async function expectNoViolation(page: Page, rules?: string[]): Promise<void> {
  await page.evaluate(fadedIn)
  // What passes is not described node by node: that is most of the time of a full page.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .exclude('[aria-label="Mock world"]')
    // Drawn ahead of a step, and not rendered: nobody meets it, and it is three times as much to look at.
    .exclude('[data-ahead]')
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

/**
 * Brings transitions to their end, because they change colours; endless animations are left running. Nothing is waited
 * for: one that the page began while another ends may never say that it has ended.
 */
const fadedIn = `for (const animation of document.getAnimations())
  if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()`
