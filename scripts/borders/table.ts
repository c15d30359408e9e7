// The house rules for imports. A folder that is born tomorrow is judged by them, or missing from them, the same day.

/** Which other layers a layer may use; itself it always may. What is not a layer (scripts, bench) is free. */
export const layers: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  domain: ['contract'],
  server: ['contract', 'domain'],
  mocks: ['contract', 'domain', 'server'],
  src: ['contract', 'domain'],
  e2e: ['contract', 'mocks'],
}

/**
 * Which other rooms of a layer a room may use; in `domain` they are floors, each on those it names. The files beside the rooms
 * (`main.tsx`) put them together and may use all. A layer without a row has no rooms yet.
 */
export const rooms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  domain: {
    time: [],
    recurrence: ['time'],
    jcal: ['time', 'recurrence'],
    event: ['time', 'recurrence', 'jcal'],
    series: ['time', 'recurrence', 'jcal', 'event'],
    edits: ['time', 'recurrence', 'jcal', 'event', 'series'],
    layout: ['time', 'event'],
    ical: ['time', 'recurrence', 'jcal', 'event'],
    search: ['time', 'recurrence', 'jcal', 'event'],
    health: ['time'],
    testing: ['time', 'recurrence', 'jcal', 'event', 'series', 'edits'],
  },
  src: {
    app: ['features', 'settings', 'api', 'ui', 'navigation', 'locales'],
    features: ['settings', 'api', 'ui', 'navigation', 'locales'],
    settings: ['api'],
    api: [],
    ui: [],
    navigation: [],
    locales: [],
  },
}

/** The crossings that the tables above forbid and we want all the same. */
export const exceptions: readonly {
  readonly from: RegExp
  readonly to: RegExp
  readonly isDynamic?: true
}[] = [
  // The stage is loaded in mock builds only, so that none of it ships.
  { from: /^src\/main\.tsx$/, to: /^mocks\/browser\.ts$/, isDynamic: true },
  { from: /^src\/.*\.test\.tsx?$/, to: /^mocks\// },
  // Which ports may be taken is one rule, no matter who starts a service.
  { from: /^e2e\/support\/targets\/freePortPair\.ts$/, to: /^server\/process\/operation\/freePort\.ts$/ },
]

export type Keeper = { readonly what: RegExp; readonly only: readonly RegExp[]; readonly because: string }

/** Packages that stay in one place, so that replacing one stays one place's business. */
export const keepers: readonly Keeper[] = [
  {
    what: /^react-router/,
    only: [/^src\/navigation\//],
    because: 'routes are spelled in src/navigation alone',
  },
  {
    what: /^ical\.js$/,
    only: [/^domain\/.*\.test\.ts$/, /^bench\//],
    because: 'it is the oracle of tests; iCalendar text is read and written by domain/ical',
  },
  {
    what: /^kysely$/,
    only: [/^server\//],
    because: 'how the service stores is its own matter',
  },
  {
    what: /^(hono|@hono\/.*)$/,
    only: [/^server\/process\/listen\/nodeRequests\.ts$/],
    because: 'the service answers by server/routes.ts; Node requests become Requests in one place',
  },
  {
    what: /^oidc-provider$/,
    only: [/^server\/embedded\//],
    because: 'the embedded identity provider has a folder of its own',
  },
  { what: /^msw/, only: [/^mocks\//, /^server\/conformance\//], because: 'mocks never ship' },
]

/** What these load, now or later, runs in browsers: no Node there. */
export const browserEntries = ['server/app.ts', 'mocks/browser.ts', 'src/main.tsx']
