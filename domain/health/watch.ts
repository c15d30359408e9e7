import type { Failure } from '#contract/failure.ts'
import type { HealthStatus } from '#contract/health.ts'
import type { EpochMs } from '../time/units.ts'
import { causeIn } from './causeIn.ts'
import { reasonsIn } from './reasonsIn.ts'
import type { ComponentResult, Health } from './Health.ts'
import type { Sample, SamplesByName } from './Sample.ts'

/** What a page that watches knows: the last answer, and since when there is none. */
export type Watch = {
  readonly health: Health | null
  /** When that answer came, and how long it took; null before the first. */
  readonly checkedAt: EpochMs | null
  readonly tookMs: number | null
  /** When each component last answered. */
  readonly heardAt: Readonly<Record<string, EpochMs>>
  readonly observed: SamplesByName
  readonly trouble: Trouble | null
}

/** No answer comes. */
export type Trouble = {
  readonly failure: Failure
  /** The HTTP status, null without an answer. */
  readonly status: number | null
  readonly since: EpochMs
  /** When it was last tried, and how often in a row. */
  readonly at: EpochMs
  readonly times: number
}

/** How many samples of a component are kept: two hours of one every 15 seconds. */
const maxSamples = 480
/** Pressing `Check now` many times must not remove older samples. */
const apartMs = 10_000

/** Before the first answer, with earlier observations. */
export const begun = (observed: SamplesByName = {}): Watch => ({
  health: null,
  checkedAt: null,
  tookMs: null,
  heardAt: {},
  observed,
  trouble: null,
})

/** After an answer about the whole service that came `at` this time. */
export function heard(
  watch: Watch,
  { health, at, tookMs }: { readonly health: Health; readonly at: EpochMs; readonly tookMs: number },
): Watch {
  return { ...withSamples(watch, health.components ?? [], at), health, checkedAt: at, tookMs, trouble: null }
}

/** After single components were checked. The others stay as they were; the verdict is computed again. */
export function heardOf(watch: Watch, results: readonly ComponentResult[], at: EpochMs): Watch {
  const byName = new Map(results.map((result) => [result.componentName.toLowerCase(), result]))
  const components = (watch.health?.components ?? []).map(
    (component) => byName.get(component.componentName.toLowerCase()) ?? component,
  )
  const isWhole = components.length === results.length
  return {
    ...withSamples(watch, results, at),
    health: { status: overall(components), components, unreadable: watch.health?.unreadable ?? 0 },
    ...(isWhole && { checkedAt: at, tookMs: longest(results) }),
    trouble: null,
  }
}

/** After a try without an answer; what was known stays. */
export function failed(
  watch: Watch,
  {
    failure,
    status,
    at,
  }: { readonly failure: Failure; readonly status: number | null; readonly at: EpochMs },
): Watch {
  const { since = at, times = 0 } = watch.trouble ?? {}
  return { ...watch, trouble: { failure, status, since, at, times: times + 1 } }
}

function withSamples(watch: Watch, results: readonly ComponentResult[], at: EpochMs): Watch {
  const observed = { ...watch.observed }
  for (const result of results) {
    const sample = sampleOf(result, at)
    if (sample) observed[result.componentName] = added(observed[result.componentName] ?? [], sample)
  }
  const heardAt = Object.fromEntries(results.map(({ componentName }) => [componentName, at]))
  return { ...watch, observed, heardAt: { ...watch.heardAt, ...heardAt } }
}

/** An unknown status is no sample: the strip has a gap there. */
function sampleOf({ status, details, latencyMs }: ComponentResult, at: EpochMs): Sample | null {
  if (status !== 'healthy' && status !== 'unhealthy') return null
  if (status === 'healthy') return { at, status, latencyMs, cause: null }
  return { at, status, latencyMs, cause: causeIn(details), reasons: reasonsIn(details) }
}

function added(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  const last = samples.at(-1)
  const isNews = last === undefined || last.status !== sample.status || sample.at - last.at >= apartMs
  return (isNews ? [...samples, sample] : samples).slice(-maxSamples)
}

const overall = (components: readonly ComponentResult[]): HealthStatus =>
  components.every(({ status }) => status === 'healthy') ? 'healthy' : 'unhealthy'

const longest = (results: readonly ComponentResult[]): number =>
  Math.max(0, ...results.map(({ latencyMs }) => latencyMs ?? 0))
