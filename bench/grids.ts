import type { Browser } from 'playwright'
import { contenderNames, mountCosts, stepCosts, type ContenderName, type Stepped } from './contenders.ts'
import { atMost, shown, timesAtMost, timesLess, type Goal, type Result } from './Result.ts'
import { months, twoYears, weeks, type Scene } from './scenes.ts'

type Of<Measured> = Readonly<Record<ContenderName, Measured>>

/** Stepping between months of a thousand events. */
export async function* monthResults(browser: Browser, url: string): AsyncGenerator<Result> {
  const thousand = await ofSteps(browser, url, months(1000))
  yield line('month, next and previous, 1,000 events in the month', thousand, [
    ...less(thousand, 5, 15),
    timesAtMost(2, 'the floor', thousand.floor.cost.task, thousand.ours.cost.task),
  ])
}

/** Stepping between weeks of a thousand events. */
export async function* weekResults(browser: Browser, url: string): AsyncGenerator<Result> {
  const week = await ofSteps(browser, url, weeks(1000))
  yield line('week, next and previous, 1,000 events in the week', week, [
    ...less(week, 3, 3),
    timesAtMost(1.7, 'the floor', week.floor.cost.task, week.ours.cost.task),
  ])
}

/** Drawing a month of a thousand events on a new page: time, elements, memory. */
export async function* mountResults(browser: Browser, url: string): AsyncGenerator<Result> {
  const mount = ofAll(await mountCosts(browser, url, contenderNames, months(1000)))
  yield line('mount of a month of 1,000 events', mount, [
    timesLess(3, 'FullCalendar 7', mount.fullCalendar.cost.task, mount.ours.cost.task),
  ])
  const elements = by(mount, ({ drawn }) => drawn.elements)
  yield figures('DOM elements of a month of 1,000 events', 'elements', elements, 0.5)
  yield figures(
    'heap that a month of 1,000 events takes',
    'MB',
    by(mount, ({ heapMB }) => heapMB),
    0.6,
  )
}

/** Stepping between months of five thousand events, compared with our own time for a hundred. */
export async function* crowdedMonthResults(browser: Browser, url: string): AsyncGenerator<Result> {
  const scene = months(5000)
  const all = [
    ...contenderNames.map((name) => ({ name, scene })),
    { name: 'ours', scene: months(100) } as const,
  ]
  const measured = await stepCosts(browser, url, all)
  const fiveThousand = ofAll(measured)
  const few = the(contenderNames.length, measured).cost.task
  yield line('month, next and previous, 5,000 events in the month', fiveThousand, [
    ...less(fiveThousand, 15, 80),
    timesAtMost(1.3, `our own time at 100 events (${shown(few)} ms)`, few, fiveThousand.ours.cost.task),
  ])
}

/** Stepping between months of a calendar that is full for two years. */
export async function* twoYearsResults(browser: Browser, url: string): AsyncGenerator<Result> {
  const tenThousand = await ofSteps(browser, url, twoYears(10_000))
  yield line('month, next and previous, 10,000 events over two years', tenThousand, less(tenThousand, 4, 30))
}

/** Stepping between weeks of five thousand events. */
export async function* crowdedWeekResults(browser: Browser, url: string): AsyncGenerator<Result> {
  const crowd = the(0, await stepCosts(browser, url, [{ name: 'ours', scene: weeks(5000) }])).cost.task
  const goals = [atMost(100, 'ms', crowd)]
  yield {
    what: 'week, next and previous, 5,000 events in the week',
    unit: 'ms',
    ours: crowd,
    peers: {},
    goals,
  }
}

const ofSteps = async (browser: Browser, url: string, scene: Scene) =>
  ofAll(
    await stepCosts(
      browser,
      url,
      contenderNames.map((name) => ({ name, scene })),
    ),
  )

/** @param measured in the order of `contenderNames` */
function ofAll<Measured>(measured: readonly Measured[]): Of<Measured> {
  const of = (name: ContenderName) => the(contenderNames.indexOf(name), measured)
  return {
    ours: of('ours'),
    floor: of('floor'),
    fullCalendar: of('fullCalendar'),
    reactBigCalendar: of('reactBigCalendar'),
  }
}

function the<Measured>(index: number, measured: readonly Measured[]): Measured {
  const found = measured[index]
  if (found === undefined) throw new Error('A contender was not measured')
  return found
}

const by = <Measured>(of: Of<Measured>, figure: (measured: Measured) => number): Of<number> => ({
  ours: figure(of.ours),
  floor: figure(of.floor),
  fullCalendar: figure(of.fullCalendar),
  reactBigCalendar: figure(of.reactBigCalendar),
})

function less({ ours, fullCalendar, reactBigCalendar }: Of<Stepped>, one: number, other: number): Goal[] {
  return [
    timesLess(one, 'FullCalendar 7', fullCalendar.cost.task, ours.cost.task),
    timesLess(other, 'react-big-calendar', reactBigCalendar.cost.task, ours.cost.task),
  ]
}

function line(what: string, measured: Of<Stepped>, goals: readonly Goal[]): Result {
  const drawn = contenderNames.map((name) => `${name} ${measured[name].drawn.chips}`).join(', ')
  const { script, layout, style } = measured.ours.cost
  const parts = `script ${shown(script)}, layout ${shown(layout)}, style ${shown(style)}`
  const note = `chips drawn: ${drawn}; of ours ${parts} ms`
  return {
    ...figuresOf(
      what,
      'ms',
      by(measured, ({ cost }) => cost.task),
    ),
    goals,
    note,
  }
}

function figures(what: string, unit: string, of: Of<number>, share: number): Result {
  const goals = [timesAtMost(share, 'FullCalendar 7', of.fullCalendar, of.ours)]
  return { ...figuresOf(what, unit, of), goals }
}

function figuresOf(what: string, unit: string, { ours, floor, fullCalendar, reactBigCalendar }: Of<number>) {
  return {
    what,
    unit,
    ours,
    floor,
    peers: { 'FullCalendar 7': fullCalendar, 'react-big-calendar': reactBigCalendar },
  }
}
