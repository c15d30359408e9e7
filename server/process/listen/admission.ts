/** The kinds of requests, in the order in which they are started. */
export const admissionKinds = ['write', 'read', 'other'] as const
export type AdmissionKind = (typeof admissionKinds)[number]

/** Measurements of the last turn of the event loop. Times are in milliseconds. */
export type Turn = {
  readonly nowMs: number
  /** The time spent on refusing, which would not be less if fewer requests were started. */
  readonly refusingMs: number
  /** How long a long task, which pauses for others, has been waiting to continue. */
  readonly pauseMs: number
  /** Whether all calls of the store have had to wait lately. */
  readonly isStoreBusy: boolean
  /** Whether the process is still loading what it needs: then turns are long whatever is started. */
  readonly isLoading: boolean
}

export type Decision<Request> = { readonly start: readonly Request[]; readonly rejected: readonly Request[] }

/** Decides which requests start, which wait and which are refused. */
export type Admission<Request> = {
  /** Reports a new connection, whose request is not read yet. */
  connect(): void
  arrive(request: Request, kind: AdmissionKind, nowMs: number): 'start' | 'wait' | 'refuse'
  /** Call this once in a turn of the event loop until `isSettled`, and every `idleTurnMs` in any case. */
  turn(turn: Turn): Decision<Request>
  /** Call this for the first request that arrives after it was settled. */
  wake(nowMs: number): void
  /** Whether no request waits, neither here nor, as far as is known, in the system. */
  isSettled(): boolean
}

/**
 * The longest that a turn of the event loop should take; the number of starts in a turn is adjusted to it.
 */
const longestTurnMs = 100
export const idleTurnMs = 20
/** How long a request waits if the queue was empty a moment ago, so that bursts get through. */
const burstPatienceMs = 700
/**
 * How long a request waits, unless it is a write, if the queue has not been empty for a while. Longer waits
 * would only make every request late.
 */
const standingPatienceMs = 150
const standingAfterMs = 500
/** During a longer turn other requests may have arrived first, which must not be overtaken. */
const freshMs = 5
/**
 * How long turns without work may go on to read what has arrived. Only one connection is accepted in a turn.
 */
const drainMs = 25
/** Starts in a second: the rate when idle, and the lowest. */
const restRate = 400
const leastRate = 10
/** The time in which the rate grows to 2.7 times as much while no request waits and turns are short. */
const restGrowthMs = 500
const leastPerTurn = 4
/** The time in which the rate grows to 2.7 times as much, while requests wait and turns are short. */
const quickGrowthMs = 20
const slowGrowthMs = 500
const maxRate = 100_000

type Waiting<Request> = { readonly request: Request; readonly sinceMs: number }

/**
 * Admission control by waiting time, as in CoDel (RFC 8289, and "Fail at Scale", ACM Queue 13.8). There is no
 * fixed number of requests: a turn of the event loop starts as many as kept the last turns short. The others
 * wait in a queue for each kind. A request that waits too long is refused unless all that wait can start, sooner if the
 * queue has not been empty for a while, and at once if it would have to wait too long. Between turns with work there are turns
 * without, until nothing arrives, because nobody can tell how long a request waits in the system.
 */
export function admission<Request>(nowMs = 0): Admission<Request> {
  const queues = new Map(
    admissionKinds.map((kind) => [kind, { waiting: new Array<Waiting<Request>>(), emptyAtMs: nowMs }]),
  )
  let rate = restRate
  /** The rate after it was last too high. */
  let sustainable = Infinity
  let tokens = startsPerTurn(rate)
  let lastWorkMs = nowMs
  let turnBeganMs = nowMs
  let drainBeganMs: number | null = null
  /** The last turn of loading. Who waited until then waits no longer than the others. */
  let loadedAtMs = nowMs
  let arrivals = 0

  const patienceOf = (kind: AdmissionKind, now: number) =>
    kind !== 'write' && now - Math.max(queues.get(kind)?.emptyAtMs ?? now, loadedAtMs) > standingAfterMs
      ? standingPatienceMs
      : burstPatienceMs
  const aheadOf = (kind: AdmissionKind) =>
    admissionKinds
      .slice(0, admissionKinds.indexOf(kind) + 1)
      .reduce((sum, each) => sum + (queues.get(each)?.waiting.length ?? 0), 0)
  const isAnyoneWaiting = () => aheadOf('other') > 0

  const adapt = ({ nowMs: now, refusingMs, pauseMs, isStoreBusy, isLoading }: Turn) => {
    const elapsedMs = Math.max(0, now - lastWorkMs)
    const workMs = isLoading ? 0 : Math.max(elapsedMs - refusingMs, pauseMs)
    if (workMs > longestTurnMs) sustainable = rate *= Math.max(0.2, longestTurnMs / 2 / workMs)
    else if (isStoreBusy) sustainable = rate *= Math.exp(-elapsedMs / 500)
    else if (isAnyoneWaiting()) {
      // What starts now costs its time later, so above the rate that was too high before, it grows slowly.
      const growthMs = rate < sustainable ? quickGrowthMs : slowGrowthMs
      if (workMs < longestTurnMs / 2) rate *= Math.min(1.5, Math.exp(elapsedMs / growthMs))
    } else {
      // What was possible with past requests says little about future ones.
      if (rate > restRate) rate = Math.max(restRate, rate * Math.exp(-elapsedMs / 1000))
      else rate = Math.min(restRate, rate * Math.exp(elapsedMs / restGrowthMs))
      sustainable *= Math.exp(elapsedMs / 1000)
    }
    rate = Math.min(maxRate, Math.max(leastRate, rate))
    const earned = Math.max((rate * elapsedMs) / 1000, elapsedMs > longestTurnMs ? leastPerTurn : 0)
    tokens = Math.min(startsPerTurn(rate), tokens + earned)
    lastWorkMs = now
  }

  const isDrained = (now: number) => {
    const isFresh = drainBeganMs === null && now - turnBeganMs < freshMs
    drainBeganMs ??= now
    const isQuiet = arrivals === 0
    arrivals = 0
    turnBeganMs = now
    return isFresh || isQuiet || now - drainBeganMs >= drainMs
  }

  return {
    isSettled: () => arrivals === 0 && !isAnyoneWaiting(),
    wake: (now) => {
      turnBeganMs = now
    },
    connect: () => {
      arrivals += 1
    },
    arrive: (request, kind, now) => {
      arrivals += 1
      const ahead = aheadOf(kind)
      if (ahead === 0 && tokens >= 1 && drainBeganMs === null && now - turnBeganMs < freshMs) {
        tokens -= 1
        return 'start'
      }
      if ((ahead / rate) * 1000 > patienceOf(kind, now)) return 'refuse'
      const queue = queues.get(kind)
      if (queue?.waiting.length === 0) queue.emptyAtMs = now
      queue?.waiting.push({ request, sinceMs: now })
      return 'wait'
    },
    turn: (turn) => {
      const { nowMs: now } = turn
      if (turn.isLoading) loadedAtMs = now
      if (!isDrained(now)) return { start: [], rejected: [] }
      drainBeganMs = null
      adapt(turn)
      const start: Request[] = []
      const rejected: Request[] = []
      for (const [kind, queue] of queues) {
        const patienceMs = patienceOf(kind, now)
        const late = queue.waiting.findIndex(
          ({ sinceMs }) => now - Math.max(sinceMs, loadedAtMs) <= patienceMs,
        )
        // After a stall of the machine nobody stands in line: who can be started is not sent away.
        if (queue.waiting.length > tokens)
          rejected.push(...taken(queue.waiting, late === -1 ? queue.waiting.length : late))
        const starting = taken(queue.waiting, Math.floor(tokens))
        tokens -= starting.length
        start.push(...starting)
        if (queue.waiting.length === 0) queue.emptyAtMs = now
      }
      return { start, rejected }
    },
  }
}

const startsPerTurn = (rate: number) => Math.max(leastPerTurn, (rate * longestTurnMs) / 2 / 1000)

const taken = <Request>(waiting: Waiting<Request>[], count: number): readonly Request[] =>
  waiting.splice(0, count).map(({ request }) => request)
