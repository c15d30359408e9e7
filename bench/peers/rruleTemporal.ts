import { RRuleTemporal } from 'rrule-temporal'

export type Asked = {
  readonly start: string
  readonly rule: Readonly<Record<string, string | number | readonly string[]>>
}

/** The starts of a series in Paris within a window, by rrule-temporal: local times in order. */
export function startsByRRuleTemporal({ start, rule }: Asked, from: Date, to: Date): string[] {
  const parts = Object.entries(rule).map(([name, value]) => `${name.toUpperCase()}=${String(value)}`)
  const dtstart = start.replaceAll(/[-:]/g, '')
  const series = new RRuleTemporal({
    rruleString: `DTSTART;TZID=Europe/Paris:${dtstart}\nRRULE:${parts.join(';')}`,
  })
  return series
    .between(from, to, true)
    .filter((each) => each.epochMilliseconds < to.getTime())
    .map((each) => each.toPlainDateTime().toString({ smallestUnit: 'second' }))
}
