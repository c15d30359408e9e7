import type { Browser } from 'playwright'
import { median, medianCost, openPage, type Cost, type Page } from './measure.ts'
import type { Scene } from './scenes.ts'

export const contenderNames = ['ours', 'floor', 'fullCalendar', 'reactBigCalendar'] as const
export type ContenderName = (typeof contenderNames)[number]

export type Drawn = { readonly chips: number; readonly more: number; readonly elements: number }
export type Stepped = { readonly cost: Cost; readonly drawn: Drawn }
export type Mounted = Stepped & { readonly heapMB: number }

/**
 * How many chips a day of a month shows, and how many stand side by side in a week, if a contender can be
 * configured.
 */
const limits = { room: 4, columns: 6 }
const warmUps = 2
const steps = 15
const mountings = 5

/** A contender and the scene that it steps through. */
export type Stepping = { readonly name: ContenderName; readonly scene: Scene }

/**
 * The cost of next and previous. The contenders take turns, so that other load on the machine affects all.
 */
export async function stepCosts(
  browser: Browser,
  url: string,
  all: readonly Stepping[],
): Promise<readonly Stepped[]> {
  const started: { readonly page: Page; readonly scene: Scene; readonly costs: Cost[] }[] = []
  for (const { name, scene } of all) {
    const page = await prepared(browser, url, name, scene)
    await page.call('bench.mount()')
    started.push({ page, scene, costs: [] })
  }
  for (let step = 0; step < warmUps + steps; step++) {
    for (const { page, scene, costs } of started) {
      const cost = await page.cost(`bench.show('${scene.dates[(step + 1) % 2]}')`)
      if (step >= warmUps) costs.push(cost)
    }
  }
  const measured: Stepped[] = []
  for (const { page, costs } of started) {
    measured.push({ cost: medianCost(costs), drawn: await drawnOn(page) })
    await page.close()
  }
  return measured
}

/** The cost of the first drawing, each time on a new page. The contenders take turns. */
export async function mountCosts(
  browser: Browser,
  url: string,
  names: readonly ContenderName[],
  scene: Scene,
): Promise<readonly Mounted[]> {
  const all: Mounted[][] = names.map(() => [])
  for (let time = 0; time < mountings; time++) {
    for (const [index, name] of names.entries()) {
      const page = await prepared(browser, url, name, scene)
      const before = await page.heapMB()
      const cost = await page.cost('bench.mount()')
      all[index]?.push({ cost, drawn: await drawnOn(page), heapMB: (await page.heapMB()) - before })
      await page.close()
    }
  }
  return all.map((mounts) => ({
    cost: medianCost(mounts.map(({ cost }) => cost)),
    drawn: mounts[0]?.drawn ?? { chips: 0, more: 0, elements: 0 },
    heapMB: median(mounts.map(({ heapMB }) => heapMB)),
  }))
}

/** A page that has its events and has drawn nothing yet. */
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
