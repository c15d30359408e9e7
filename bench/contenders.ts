import type { Browser } from 'playwright'
import { median, medianCost, openPage, type Cost, type Page } from './measure.ts'
import type { Scene } from './scenes.ts'

export const contenderNames = ['ours', 'floor', 'fullCalendar', 'reactBigCalendar'] as const
export type ContenderName = (typeof contenderNames)[number]

export type Drawn = { readonly chips: number; readonly more: number; readonly elements: number }
export type Stepped = { readonly cost: Cost; readonly drawn: Drawn }
export type Mounted = Stepped & { readonly heapMB: number }

/** How many chips a day of a month shows, and how many stand side by side in a week, where a contender can be told. */
const limits = { room: 4, columns: 6 }
const warmUps = 2
const steps = 9
const mountings = 3

/** Next and previous, one after the other. */
export async function stepCost(
  browser: Browser,
  url: string,
  name: ContenderName,
  scene: Scene,
): Promise<Stepped> {
  const page = await prepared(browser, url, name, scene)
  await page.call('bench.mount()')
  const costs: Cost[] = []
  for (let step = 0; step < warmUps + steps; step++) {
    const cost = await page.cost(`bench.show('${scene.dates[(step + 1) % 2]}')`)
    if (step >= warmUps) costs.push(cost)
  }
  const drawn = await drawnOn(page)
  await page.close()
  return { cost: medianCost(costs), drawn }
}

/** The first drawing, each on a fresh page. */
export async function mountCost(
  browser: Browser,
  url: string,
  name: ContenderName,
  scene: Scene,
): Promise<Mounted> {
  const mounts: Mounted[] = []
  for (let time = 0; time < mountings; time++) {
    const page = await prepared(browser, url, name, scene)
    const before = await page.heapMB()
    const cost = await page.cost('bench.mount()')
    mounts.push({ cost, drawn: await drawnOn(page), heapMB: (await page.heapMB()) - before })
    await page.close()
  }
  const [first] = mounts
  if (!first) throw new Error('Nothing was mounted')
  return {
    cost: medianCost(mounts.map(({ cost }) => cost)),
    drawn: first.drawn,
    heapMB: median(mounts.map(({ heapMB }) => heapMB)),
  }
}

/** A page that has its events and has drawn nothing. */
export async function prepared(
  browser: Browser,
  url: string,
  name: ContenderName,
  scene: Scene,
): Promise<Page> {
  const page = await openPage(browser, `${url}?contender=${name}`)
  const { view, dates, parts } = scene
  await page.call(`bench.prepare(${JSON.stringify({ view, date: dates[0], parts, ...limits })})`)
  return page
}

async function drawnOn(page: Page): Promise<Drawn> {
  const [chips = 0, more = 0, elements = 0] = String(await page.call('Object.values(bench.count()).join()'))
    .split(',')
    .map(Number)
  return { chips, more, elements }
}
