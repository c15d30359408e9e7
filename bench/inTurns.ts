import { median } from './measure.ts'

/** Some work, done again and again. */
export type Timed<Output> = {
  /** Do it once more. */
  readonly run: (isCounted: boolean) => void
  /** In the middle of the runs that count. */
  readonly ms: () => number
  readonly result: () => Output
}

/** @param prepare what it works on, made anew each time and not measured */
export function timed<Input, Output>(prepare: () => Input, task: (input: Input) => Output): Timed<Output> {
  const times: number[] = []
  let last: { readonly output: Output } | null = null
  return {
    run: (isCounted) => {
      const input = prepare()
      const begun = performance.now()
      last = { output: task(input) }
      if (isCounted) times.push(performance.now() - begun)
    },
    ms: () => median(times),
    result: () => {
      if (!last) throw new Error('It has not been run')
      return last.output
    },
  }
}

/** Nothing is compiled yet when they begin. */
const warmUps = 5

/**
 * Run each so often, one of each in turns, so that what else the machine does weighs on all alike. By the clock: the processor time of
 * a thread is counted in steps of four milliseconds on some systems.
 */
export function inTurns(times: number, all: readonly Timed<unknown>[]): void {
  for (let time = -warmUps; time < times; time++) for (const each of all) each.run(time >= 0)
}
