/** Kinds of requests, the first to be started first. */
export const admissionKinds = ['write', 'read', 'other'] as const
export type AdmissionKind = (typeof admissionKinds)[number]

/** What the last turn of the event loop was like. */
export type Turn = {
  readonly nowMs: number
  /** How much of the turn went into refusing, which no lower rate of starts would save. */
  readonly refusingMs: number
  /** How long work that lets others have their turn has been waiting for its next one. */
  readonly pauseMs: number
  /** Whether every call of the store has been waiting for others lately. */
  readonly isStoreBusy: boolean
}

export type Decision<Request> = { readonly start: readonly Request[]; readonly rejected: readonly Request[] }

/** Decides which requests are started, which wait and which are refused. */
export type Admission<Request> = {
  /** Notes a connection, whose request is yet to be read. */
  connect(): void
  arrive(request: Request, kind: AdmissionKind, nowMs: number): 'start' | 'wait' | 'refuse'
  /**
   * To be called once a turn of the event loop until it is `isSettled`, and every `idleTurnMs` in any case.
   */
  turn(turn: Turn): Decision<Request>
  /** To be called for the first request that arrives after it was settled. */
  wake(nowMs: number): void
  /** Whether nobody waits, here or, as far as can be seen, in the system. */
  isSettled(): boolean
}

/** How long a turn of the event loop may take; what is started in one turn is fitted to it. */
const longestTurnMs = 100
export const idleTurnMs = 20
/** How long a request waits where the queue was empty a moment ago: a burst is let in. */
const burstPatienceMs = 700
/**
 * How long where it has not been empty for a while, unless for a write: waiting longer would only make
 * everybody late.
 */
const standingPatienceMs = 150
const standingAfterMs = 500
/** A turn that has taken longer may have let others arrive, which must not be overtaken. */
const freshMs = 5
/** How long turns without work may take to read what has arrived: connections are accepted one in a turn. */
const drainMs = 25
/** Starts a second: the rate at rest, and the least. */
const restRate = 400
const leastRate = 10
const leastPerTurn = 4
/** How long the rate takes to grow to 2.7 times as much while requests wait and turns are short. */
const quickGrowthMs = 20
const slowGrowthMs = 500
const maxRate = 100_000

type Waiting<Request> = { readonly request: Request; readonly sinceMs: number }

/**
 * Admission by the time that requests wait, as CoDel does it (RFC 8289, and "Fail at Scale", ACM Queue 13.8).
 * No number of requests is fixed: as many are started in a turn of the event loop as kept the last turns
 * short. Those that cannot be started yet wait in a queue for each kind. What waits too long is refused,
 * sooner where the queue has been standing, and so is at once what would have to. Between two turns of work
 * the loop turns without, until nothing arrives: nobody sees how long a request waits in the system.
 */
export function admission<Request>(nowMs = 0): Admission<Request> {
  const queues = new Map(
    admissionKinds.map((kind) => [kind, { waiting: new Array<Waiting<Request>>(), emptyAtMs: nowMs }]),
  )
  let rate = restRate
  /** The rate after it was too high for the last time. */
  let sustainable = Infinity
  let tokens = startsPerTurn(rate)
  let lastWorkMs = nowMs
  let turnBeganMs = nowMs
  let drainBeganMs: number | null = null
  let arrivals = 0

  const patienceOf = (kind: AdmissionKind, now: number) =>
    kind !== 'write' && now - (queues.get(kind)?.emptyAtMs ?? now) > standingAfterMs
      ? standingPatienceMs
      : burstPatienceMs
  const aheadOf = (kind: AdmissionKind) =>
    admissionKinds
      .slice(0, admissionKinds.indexOf(kind) + 1)
      .reduce((sum, each) => sum + (queues.get(each)?.waiting.length ?? 0), 0)
  const isAnyoneWaiting = () => aheadOf('other') > 0

  const adapt = ({ nowMs: now, refusingMs, pauseMs, isStoreBusy }: Turn) => {
    const elapsedMs = Math.max(0, now - lastWorkMs)
    const workMs = Math.max(elapsedMs - refusingMs, pauseMs)
    if (workMs > longestTurnMs) sustainable = rate *= Math.max(0.2, longestTurnMs / 2 / workMs)
    else if (isStoreBusy) sustainable = rate *= Math.exp(-elapsedMs / 500)
    else if (isAnyoneWaiting()) {
      // What is started now costs its time later: above what was too much before, the rate grows slowly.
      const growthMs = rate < sustainable ? quickGrowthMs : slowGrowthMs
      if (workMs < longestTurnMs / 2) rate *= Math.min(1.5, Math.exp(elapsedMs / growthMs))
    } else {
      // What was possible with other requests says little of those to come.
      if (rate > restRate) rate = Math.max(restRate, rate * Math.exp(-elapsedMs / 1000))
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
      queues.get(kind)?.waiting.push({ request, sinceMs: now })
      return 'wait'
    },
    turn: (turn) => {
      const { nowMs: now } = turn
      if (!isDrained(now)) return { start: [], rejected: [] }
      drainBeganMs = null
      adapt(turn)
      const start: Request[] = []
      const rejected: Request[] = []
      for (const [kind, queue] of queues) {
        const patienceMs = patienceOf(kind, now)
        const late = queue.waiting.findIndex(({ sinceMs }) => now - sinceMs <= patienceMs)
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
