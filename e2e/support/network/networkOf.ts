import type { Page } from '@playwright/test'

type Weather = {
  /** The time of a request and its answer together. */
  readonly latencyMs: number
  /** One of this many writes is refused; 0 for none. */
  readonly refusesOneIn: number
  /** What the refusals are drawn by. */
  readonly seed: number
  /** Nothing gets through at all. */
  readonly isDown: boolean
}

/**
 * The network between a page and its calendars, or what else of the service is at `path`, with its own clock:
 * two seconds pass when the story says so. Half of the time passes before a request reaches the service, half
 * before its answer is back.
 */
export async function networkOf(page: Page, path = '/dav/') {
  await page.addInitScript((slowPath) => {
    const real = window.fetch.bind(window)
    let weather = { latencyMs: 0, refusesOneIn: 0, seed: 1, isDown: false }
    let now = 0
    let waiting: { at: number; go: () => void }[] = []
    let onTheirWay = 0

    function drawn(): number {
      weather.seed = (weather.seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return weather.seed / 2_147_483_648
    }
    const pass = (ms: number) =>
      ms === 0
        ? Promise.resolve()
        : new Promise<void>((go) => {
            waiting.push({ at: now + ms, go })
          })

    async function slow(...request: Parameters<typeof fetch>): Promise<Response> {
      const { latencyMs, refusesOneIn } = weather
      const isWrite = ['PUT', 'DELETE'].includes(request[1]?.method ?? 'GET')
      const isRefused = isWrite && refusesOneIn > 0 && drawn() < 1 / refusesOneIn
      await pass(latencyMs / 2)
      if (weather.isDown) throw new TypeError('Failed to fetch')
      const answer = isRefused ? new Response(null, { status: 500 }) : await real(...request)
      await pass(latencyMs / 2)
      return answer
    }

    window.fetch = async (...request) => {
      if (!String(request[0] instanceof Request ? request[0].url : request[0]).includes(slowPath))
        return real(...request)
      onTheirWay += 1
      try {
        return await slow(...request)
      } finally {
        onTheirWay -= 1
      }
    }
    const network = {
      change: (next: object) => {
        weather = { ...weather, ...next }
      },
      let: (ms: number) => {
        now += ms
        const due = waiting.filter(({ at }) => at <= now).toSorted((one, other) => one.at - other.at)
        waiting = waiting.filter(({ at }) => at > now)
        for (const { go } of due) go()
        return onTheirWay
      },
    }
    Object.assign(window, { network })
  }, path)

  return {
    change: (weather: Partial<Weather>) =>
      page.evaluate((next) => Reflect.get(window, 'network').change(next), weather),
    /** Lets time pass. @returns how many requests are still on their way */
    pass: (ms: number): Promise<number> =>
      page.evaluate((time) => Reflect.get(window, 'network').let(time), ms),
  }
}
