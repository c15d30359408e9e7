// The rules for imports. A new folder is subject to them, or missing from them, on the same day.

/** Which other layers a layer may import. Folders that are no layer (scripts, bench) are free. */
export const layers: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  domain: ['contract'],
  server: ['contract', 'domain'],
  mocks: ['contract', 'domain', 'server'],
  src: ['contract', 'domain'],
  e2e: ['contract', 'mocks'],
}

/**
 * Which other folders of a layer a folder may import; in `domain` they are floors. Files beside the folders
 * (`main.tsx`) put them together and may import all. A layer without a row has no such rules.
 */
export const rooms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  domain: {
    time: [],
    almanac: ['time'],
    recurrence: ['time'],
    jcal: ['time', 'recurrence'],
    event: ['time', 'recurrence', 'jcal'],
    series: ['time', 'recurrence', 'jcal', 'event'],
    edits: ['time', 'recurrence', 'jcal', 'event', 'series'],
    scheduling: ['time', 'recurrence', 'jcal', 'event', 'series'],
    unseen: ['time', 'recurrence', 'jcal', 'event', 'series', 'edits'],
    freebusy: ['time', 'jcal', 'event'],
    layout: ['time', 'event'],
    quickadd: ['time', 'recurrence', 'jcal', 'event', 'search'],
    ical: ['time', 'recurrence', 'jcal', 'event'],
    search: ['time', 'recurrence', 'jcal', 'event'],
    reminders: ['time', 'jcal', 'event'],
    health: ['time'],
    testing: ['time', 'recurrence', 'jcal', 'event', 'series', 'edits'],
  },
  src: {
    app: ['features', 'settings', 'api', 'ui', 'navigation', 'locales'],
    features: ['settings', 'api', 'ui', 'navigation', 'locales'],
    settings: ['api', 'locales'],
    api: [],
    ui: [],
    navigation: [],
    locales: [],
  },
}

/** Imports that the tables above forbid, and that are wanted anyway. */
export const exceptions: readonly {
  readonly from: RegExp
  readonly to: RegExp
  readonly isDynamic?: true
}[] = [
  // Loaded in mock builds only, so that no mock ships.
  { from: /^src\/main\.tsx$/, to: /^mocks\/browser\.ts$/, isDynamic: true },
  { from: /^src\/.*\.test\.tsx?$/, to: /^mocks\// },
  // The sentences of the provider's page, which stories look for in each language.
  { from: /^e2e\/support\/signIn\.ts$/, to: /^server\/embedded\/pageSentences\.ts$/ },
  // Which ports may be used is one rule, no matter who starts a service.
  { from: /^e2e\/support\/targets\/freePortPair\.ts$/, to: /^server\/process\/operation\/freePort\.ts$/ },
]

export type Keeper = { readonly what: RegExp; readonly only: readonly RegExp[]; readonly because: string }

/** Packages that are imported in one place only, so that replacing one changes only that place. */
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
    what: /^(nodemailer|imapflow)$/,
    only: [
      /^server\/mail\//,
      /^server\/conformance\/(calendar\/mail\/mailServer\.test|testing\/guestInbox)\.ts$/,
    ],
    because: 'mail goes out and comes in through server/mail; everything else uses the ports',
  },
  {
    what: /^oidc-provider$/,
    only: [/^server\/embedded\//],
    because: 'the embedded identity provider has a folder of its own',
  },
  { what: /^msw/, only: [/^mocks\//, /^server\/conformance\//], because: 'mocks never ship' },
]

/** Entry files whose imports, static or dynamic, run in browsers, where Node is not available. */
export const browserEntries = ['server/app.ts', 'mocks/browser.ts', 'src/main.tsx']
