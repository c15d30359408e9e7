import { instancesIn } from '#domain/event/instancesIn.ts'
import { localAt } from '#domain/time/instantOf.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { inTurns, timed } from './inTurns.ts'
import { asJCal, repeating, type Repeating } from './repeating.ts'
import { timesAtMost, timesLess, type Result } from './Result.ts'
import { startsByICal } from './startsByICal.ts'
import { epochMs, type EpochMs } from '#domain/time/units.ts'

const count = 1000
/** ical.js walks from the first occurrence. A tenth of the series is measured and multiplied by ten. */
const share = 10
const paris = zoneNamed('Europe/Paris')
const [from, to] = ['2027-03-01T00:00:00', '2027-04-12T00:00:00']
const window = {
  start: epochMs(Date.parse('2027-02-28T23:00:00Z')),
  end: epochMs(Date.parse('2027-04-11T22:00:00Z')),
}

type Peer = {
  readonly startsByRRuleTemporal: (series: Repeating, from: Date, to: Date) => readonly string[]
}

/**
 * The occurrences of a thousand series of ten years in six weeks: from stored objects to times, compared with
 * others.
 */
export async function* seriesResults(): AsyncGenerator<Result> {
  // A computed address, so that the compiler does not need it to be installed.
  const { startsByRRuleTemporal }: Peer = await import(
    new URL('peers/rruleTemporal.ts', import.meta.url).href
  )
  const [start, end] = [new Date(window.start), new Date(window.end)]
  const old = repeating(count, 2017, '03')
  const byTemporal = (series: Repeating) => startsByRRuleTemporal(series, start, end)
  const byICal = (series: Repeating, index: number) => startsByICal(asJCal(series, index), from, to)

  const ours = timed(
    () => old.map(asJCal),
    (objects) => objects.map(startsByUs),
  )
  const young = timed(
    () => repeating(count, 2027, '02').map(asJCal),
    (objects) => objects.map(startsByUs),
  )
  const temporal = timed(
    () => old,
    (series) => series.map(byTemporal),
  )
  const walked = timed(
    () => old.slice(0, count / share),
    (series) => series.map(byICal),
  )
  inTurns(31, [ours, young, temporal])
  walked.run(true)
  const icalMs = walked.ms() * share
  const differences = (theirs: readonly (readonly string[])[]) =>
    theirs.filter((starts, index) => starts.join() !== ours.result()[index]?.map(localTextOf).join()).length
  const [toICal, toTemporal] = [differences(walked.result()), differences(temporal.result())]
  yield {
    what: '1,000 series of ten years to six weeks',
    unit: 'ms',
    ours: ours.ms(),
    peers: { 'ical.js RecurExpansion': icalMs, 'rrule-temporal': temporal.ms() },
    goals: [
      timesLess(1000, 'ical.js RecurExpansion', icalMs, ours.ms()),
      timesLess(5, 'rrule-temporal', temporal.ms(), ours.ms()),
      timesAtMost(1.5, 'our own time for series a month old', young.ms(), ours.ms()),
      {
        says: `no disagreement: ${toICal} series with ical.js, ${toTemporal} with rrule-temporal`,
        isMet: toICal + toTemporal === 0,
      },
    ],
    note: `each from the stored form of a series to its starts, ${ours.result().flat().length} in all; ours has their ends, too; ical.js walks a tenth of the series, counted tenfold`,
  }
}

const startsByUs = (object: ReturnType<typeof asJCal>): readonly EpochMs[] =>
  instancesIn(object, window, paris)
    .instances.map(({ start }) => start)
    .filter((start) => start >= window.start)

const localTextOf = (instant: EpochMs) => new Date(localAt(instant, paris)).toISOString().slice(0, 19)
