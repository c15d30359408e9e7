import type { Locator, Page } from '@playwright/test'

type Point = { readonly x: number; readonly y: number }

/** Where something is on the screen. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return box
}

/** The middle of an element on the screen. */
export async function middleOf(locator: Locator) {
  const { x, y, width, height } = await boxOf(locator)
  return { x: x + width / 2, y: y + height / 2, height, width }
}

/** Moves the mouse from one place to another with the button down; `page.mouse.up()` releases it. */
export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 3 })
}

/** The touch events of a finger on the screen. */
export async function fingerOn(page: Page) {
  const screen = await page.context().newCDPSession(page)
  return (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { readonly x: number; readonly y: number }[]
  ) => screen.send('Input.dispatchTouchEvent', { type, touchPoints })
}
