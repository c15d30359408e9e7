import { median } from './measure.ts'

/** Work that is run repeatedly. */
export type Timed<Output> = {
  /** Runs it once. */
  readonly run: (isCounted: boolean) => void
  /** The median of the runs that count, in milliseconds. */
  readonly ms: () => number
  readonly result: () => Output
}

/** @param prepare makes the input, anew each time and not measured */
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

/** The code is not compiled yet when these begin. */
const warmUps = 5

/**
 * Runs each of them this often, in turns, so that other load on the machine affects all. It uses wall-clock
 * time, because some systems count the processor time of a thread in steps of four milliseconds.
 */
export function inTurns(times: number, all: readonly Timed<unknown>[]): void {
  for (let time = -warmUps; time < times; time++) for (const each of all) each.run(time >= 0)
}
