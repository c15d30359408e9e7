import type { Page } from '@playwright/test'
import type { AppConfig } from '#contract/appConfig.ts'

/** An answer of the service, or none. A `body` that is text is sent unchanged. */
export type HealthAnswer = { readonly status: number; readonly body: unknown } | 'nothing'

/**
 * What the service answers about its health, by what follows `/api/healthcheck` in the address; other
 * addresses are not changed.
 */
export type HealthReport = Readonly<Record<string, HealthAnswer>>

/** What is laid over `config.json`. A feature that it does not list, the service does not have. */
type Settings = Partial<Omit<AppConfig, 'features'>> & { readonly features?: Partial<AppConfig['features']> }

type Tell = (rest: string) => Promise<HealthAnswer | null>

/**
 * Lets a story decide what the service answers about its health, on either target: the application's own
 * `fetch` is answered before it leaves the page. Call it before the page is opened.
 *
 * @returns the requests, by what follows `/api/healthcheck`; and a function to change the answers
 */
export async function reportHealth(page: Page, report: HealthReport, settings: Settings = {}) {
  const asked: string[] = []
  let current = report
  await page.exposeFunction('healthTold', (rest: string) => {
    asked.push(rest)
    return current[rest] ?? null
  })
  await page.addInitScript((changes) => {
    const fetchBefore = window.fetch.bind(window)
    window.fetch = async (...request) => {
      const { pathname } = new URL(new Request(...request).url)
      if (pathname.endsWith('/config.json')) {
        const config = await (await fetchBefore(...request)).json()
        return Response.json({ ...config, ...changes })
      }
      const rest = /\/api\/healthcheck(.*)$/.exec(pathname)?.[1]
      const healthAnswers: Tell = Reflect.get(window, 'healthTold')
      const answer = rest === undefined ? null : await healthAnswers(rest)
      if (answer === null) return fetchBefore(...request)
      if (answer === 'nothing') throw new TypeError('Failed to fetch')
      const { status, body } = answer
      const isText = typeof body === 'string'
      const headers = { 'content-type': isText ? 'text/html' : 'application/json' }
      return new Response(isText ? body : JSON.stringify(body), { status, headers })
    }
  }, settings)
  return {
    asked,
    tell: (next: HealthReport) => {
      current = next
    },
  }
}

type Component = readonly [name: string, details?: unknown]

/** An answer for an administrator: these components are healthy, and those are not. */
export function healthReportOf(well: readonly Component[], bad: readonly Component[] = []): HealthReport {
  const report = (status: string) => (component: Component) => ({
    componentName: component[0],
    status,
    details: component[1],
  })
  const checks = [...well.map(report('healthy')), ...bad.map(report('unhealthy'))]
  const answer = <Body extends { readonly status: string }>(body: Body) => ({
    status: body.status === 'healthy' ? 200 : 503,
    body,
  })
  return {
    '': answer({ status: bad.length === 0 ? 'healthy' : 'unhealthy', checks }),
    ...Object.fromEntries(checks.map((check) => [`/${check.componentName}`, answer(check)])),
    ...Object.fromEntries(
      checks.map(({ componentName }) => [
        `/${componentName}/history`,
        { status: 200, body: { componentName, checks: [] } },
      ]),
    ),
  }
}
