/** A metric in the text format of Prometheus (version 0.0.4). */
export type Metric = { readonly text: () => string }

export type Labels = Readonly<Record<string, string>>

/** @param help one line, without line breaks */
export function counter(name: string, help: string): Metric & { readonly add: (labels: Labels) => void } {
  const counts = new Map<string, { readonly labels: Labels; count: number }>()
  return {
    add: (labels) => {
      const key = keyOf(labels)
      const counted = counts.get(key) ?? { labels, count: 0 }
      counted.count += 1
      counts.set(key, counted)
    },
    text: () =>
      family(
        name,
        'counter',
        help,
        [...counts.values()].map(({ labels, count }) => `${name}${written(labels)} ${count}`),
      ),
  }
}

type Measured = { readonly atMost: number[]; sum: number; count: number }

/** @param bounds upper ends of the buckets, inclusive, ascending, in the unit that the name says */
export function histogram(
  name: string,
  help: string,
  bounds: readonly number[],
): Metric & { readonly observe: (labels: Labels, value: number) => void } {
  const series = new Map<string, { readonly labels: Labels; readonly measured: Measured }>()
  return {
    observe: (labels, value) => {
      const key = keyOf(labels)
      const { measured } = series.get(key) ?? { measured: { atMost: bounds.map(() => 0), sum: 0, count: 0 } }
      bounds.forEach((bound, index) => {
        if (value <= bound) measured.atMost[index] = (measured.atMost[index] ?? 0) + 1
      })
      measured.sum += value
      measured.count += 1
      series.set(key, { labels, measured })
    },
    text: () =>
      family(
        name,
        'histogram',
        help,
        [...series.values()].flatMap(({ labels, measured: { atMost, sum, count } }) => [
          ...bounds.map(
            (le, index) => `${name}_bucket${written({ ...labels, le: `${le}` })} ${atMost[index]}`,
          ),
          `${name}_bucket${written({ ...labels, le: '+Inf' })} ${count}`,
          `${name}_sum${written(labels)} ${sum}`,
          `${name}_count${written(labels)} ${count}`,
        ]),
      ),
  }
}

/** A number that is read on demand. */
export function gauge(name: string, help: string, read: () => number): Metric {
  return { text: () => family(name, 'gauge', help, [`${name} ${read()}`]) }
}

const family = (name: string, type: string, help: string, lines: readonly string[]) =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n')

/** Labels always come in the same order, so their values are enough for a key. */
const keyOf = (labels: Labels) => Object.values(labels).join('\n')

function written(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const escaped = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
