import type { Browser } from 'playwright'
import * as v from 'valibot'

/** A task of the page's main thread, in milliseconds: of the processor, and by the clock on the wall. */
export type Task = { readonly processor: number; readonly clock: number }

const tracedEvent = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  dur: v.optional(v.number(), 0),
  tdur: v.optional(v.number(), 0),
})

/** The tasks of the main thread that worked out styles while something was done: there is one page. */
export async function tasksWhile(browser: Browser, act: () => Promise<void>): Promise<readonly Task[]> {
  const session = await browser.newBrowserCDPSession()
  const events: v.InferOutput<typeof tracedEvent>[] = []
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
  const threadOf = ({ pid, tid }: (typeof events)[number]) => `${pid}/${tid}`
  const pages = new Set(events.filter(({ name }) => name === 'UpdateLayoutTree').map(threadOf))
  const tasks = events.filter((event) => event.name === 'RunTask' && pages.has(threadOf(event)))
  if (tasks.length === 0) throw new Error('The browser told of no task.')
  return tasks.map(({ dur, tdur }) => ({ processor: tdur / 1000, clock: dur / 1000 }))
}
