import type { Browser } from 'playwright'
import * as v from 'valibot'

/** A task of the page's main thread, in milliseconds: processor time and wall-clock time. */
export type Task = { readonly processor: number; readonly clock: number }

const tracedEvent = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.number(),
  dur: v.optional(v.number(), 0),
  tdur: v.optional(v.number(), 0),
})
type TracedEvent = v.InferOutput<typeof tracedEvent>

/** The tasks that computed styles while something was done. The browser must have a single page. */
export async function tasksWhile(browser: Browser, act: () => Promise<void>): Promise<readonly Task[]> {
  const tasks = (await tracedWhile(browser, act)).filter(({ name }) => name === 'RunTask')
  if (tasks.length === 0) throw new Error('The browser told of no task.')
  return tasks.map(({ dur, tdur }) => ({ processor: tdur / 1000, clock: dur / 1000 }))
}

/** Trace events that run script. */
const scripts = new Set(['EventDispatch', 'FireAnimationFrame', 'TimerFire', 'FunctionCall', 'RunMicrotasks'])

/**
 * The script time of each frame while something was done, in milliseconds of the processor.
 *
 * @param act begins each frame with `console.timeStamp('frame')` on the page
 */
export async function frameScriptsWhile(
  browser: Browser,
  act: () => Promise<void>,
): Promise<readonly number[]> {
  const events = (await tracedWhile(browser, act)).toSorted((one, other) => one.ts - other.ts)
  const frames: number[] = []
  let countedTo = 0
  for (const { name, ts, dur, tdur } of events) {
    if (name === 'TimeStamp') frames.push(0)
    // What runs inside another one is part of that.
    if (!scripts.has(name) || ts < countedTo || frames.length === 0) continue
    countedTo = ts + dur
    frames[frames.length - 1] = (frames.at(-1) ?? 0) + tdur / 1000
  }
  if (frames.length === 0) throw new Error('The browser told of no frame.')
  return frames
}

/** A trace of the page's main thread while something was done. */
async function tracedWhile(browser: Browser, act: () => Promise<void>): Promise<readonly TracedEvent[]> {
  const session = await browser.newBrowserCDPSession()
  const events: TracedEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...v.parse(v.array(tracedEvent), value)))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const threadOf = ({ pid, tid }: TracedEvent) => `${pid}/${tid}`
  const pages = new Set(events.filter(({ name }) => name === 'UpdateLayoutTree').map(threadOf))
  return events.filter((event) => pages.has(threadOf(event)))
}
