import { expect, test } from 'vitest'
import { complaint } from './complaint.ts'
import { importsOf } from './importsOf.ts'

const complaintsOf = (file: string, text: string) => importsOf(file, text).map(complaint)

test.for<[string, string]>([
  ['domain/event/move.ts', `import { zones } from '../time/zones.ts'`],
  ['domain/event/move.ts', `import type { JCal } from '#contract/jcal.ts'`],
  ['src/main.tsx', `await import('#mocks/browser.ts')`],
  ['src/main.tsx', `import { App } from './app/App.tsx'`],
  ['src/features/health/HealthPage.test.tsx', `import { world } from '#mocks/worlds/busyWeek.ts'`],
  ['src/features/health/HealthPage.tsx', `import { Button } from '../../ui/Button.tsx'`],
  ['src/navigation/Link.tsx', `import { Link } from 'react-router-dom'`],
  ['domain/recurrence/rare.test.ts', `import ICAL from 'ical.js'`],
  ['e2e/stories/signIn.ts', `import { alice } from '#mocks/people.ts'`],
  ['scripts/serve.ts', `import { worlds } from '../mocks/worlds/worlds.ts'`],
])('%s may say %s', ([file, text]) => {
  expect(complaintsOf(file, text)).toEqual([null])
})

test.for<[string, string, string]>([
  [
    'domain/event/move.ts',
    `import { ports } from '#server/ports.ts'`,
    'domain/event/move.ts:1 imports #server/ports.ts: domain may use contract.',
  ],
  [
    'contract/jcal.ts',
    `export * from '#domain/time/zones.ts'`,
    'contract/jcal.ts:1 imports #domain/time/zones.ts: contract may use nothing else.',
  ],
  [
    'src/api/send.ts',
    `\nimport { x } from '../../contract/failure.ts'`,
    'src/api/send.ts:2 imports ../../contract/failure.ts: it leaves src, and a crossing is written #contract/failure.ts.',
  ],
  [
    'src/main.tsx',
    `import '#mocks/browser.ts'`,
    'src/main.tsx:1 imports #mocks/browser.ts: src may use contract and domain.',
  ],
  [
    'src/api/send.ts',
    `import { x } from '#src/api/explain.ts'`,
    'src/api/send.ts:1 imports #src/api/explain.ts: a # means that a border is crossed, and inside a layer imports are relative.',
  ],
  [
    'src/features/health/HealthPage.tsx',
    `import { x } from '../calendar/data/queries.ts'`,
    'src/features/health/HealthPage.tsx:1 imports ../calendar/data/queries.ts: features meet through the URL and the query cache, not through imports.',
  ],
  [
    'src/ui/Button.tsx',
    `import { send } from '../api/send.ts'`,
    'src/ui/Button.tsx:1 imports ../api/send.ts: src/ui may use nothing else of src.',
  ],
  [
    'domain/time/zones.ts',
    `import { textOf } from '../jcal/properties.ts'`,
    'domain/time/zones.ts:1 imports ../jcal/properties.ts: domain/time may use nothing else of domain.',
  ],
  [
    'src/things/Thing.tsx',
    `import { send } from '../api/send.ts'`,
    'src/things/Thing.tsx:1 imports ../api/send.ts: src/things has no line in scripts/borders/table.ts yet.',
  ],
  [
    'src/features/health/HealthPage.tsx',
    `import { Link } from 'react-router-dom'`,
    'src/features/health/HealthPage.tsx:1 imports react-router-dom: routes are spelled in src/navigation alone.',
  ],
  [
    'server/ports.ts',
    `import { flood } from './testing/flood.ts'`,
    'server/ports.ts:1 imports ./testing/flood.ts: what only tests use is no part of the product.',
  ],
  [
    'src/features/health/useFacts.ts',
    `import { apiAnswering } from '../../api/testing/apiAnswering.ts'`,
    'src/features/health/useFacts.ts:1 imports ../../api/testing/apiAnswering.ts: what only tests use is no part of the product.',
  ],
  [
    'domain/event/move.ts',
    `const ical = await import('ical.js')`,
    'domain/event/move.ts:1 imports ical.js: it is the oracle of tests; iCalendar text is read and written by domain/ical.',
  ],
])('%s may not say %s', ([file, text, sentence]) => {
  expect(complaintsOf(file, text)).toEqual([sentence])
})
