import { median } from './measure.ts'

/**
 * What a task costs this thread, in the middle of some times: processor time, which others on the machine do not change.
 *
 * @param times how often it is done
 * @param prepare what it works on, made anew each time and not measured
 */
export function medianTime<Input, Output>(
  times: number,
  prepare: () => Input,
  task: (input: Input) => Output,
): { readonly ms: number; readonly result: Output } {
  const runs = Array.from({ length: times }, () => {
    const input = prepare()
    const begun = processorMs()
    const result = task(input)
    return { ms: processorMs() - begun, result }
  })
  const [first] = runs
  if (!first) throw new Error('Measured zero times')
  return { ms: median(runs.map(({ ms }) => ms)), result: first.result }
}

/** Of this thread and of the system for it: a system counts the two together well, and guesses how they are parted. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
