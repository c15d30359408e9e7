import { expect, test } from 'vitest'
import { floorComplaint } from './floorComplaint.ts'
import { importsOf } from './importsOf.ts'

const table = { server: [['clock.ts', 'net'], ['net/guarded'], ['identity'], ['identity/pages']] }

const complaintOf = (file: string, specifier: string, kind = '') =>
  importsOf(file, `import ${kind} { x } from '${specifier}'`).map((each) => floorComplaint(each, table))

test.for([
  ['server/identity/session.ts', '../net/call.ts'],
  ['server/identity/session.ts', './cookie.ts'],
  ['server/identity/pages/list.ts', '../session.ts'],
  ['server/app.ts', './identity/session.ts'],
  ['server/app.ts', './routes.ts'],
  ['server/net/call.test.ts', '../identity/session.ts'],
  ['server/testing/start.ts', '../identity/session.ts'],
  ['src/main.ts', '#server/app.ts'],
] as const)('%s may import %s', ([file, specifier]) => {
  expect(complaintOf(file, specifier)).toEqual([null])
})

test.for([
  ['server/net/call.ts', '../identity/session.ts', 'identity is not below net'],
  ['server/net/call.ts', '../clock.ts', 'clock.ts is not below net'],
  ['server/net/call.ts', './guarded/list.ts', 'net/guarded is not below net'],
  ['server/identity/session.ts', './pages/list.ts', 'identity/pages is not below identity'],
  ['server/identity/session.ts', '../app.ts', 'the top is not below identity'],
  ['server/rooms/one.ts', '../net/call.ts', 'server/rooms has no floor'],
] as const)('%s may not import %s: %s', ([file, specifier, sentence]) => {
  expect(complaintOf(file, specifier)).toEqual([expect.stringContaining(sentence)])
})

test('types follow the same floors as values, with the same exceptions', () => {
  expect(complaintOf('server/net/call.ts', '../identity/session.ts', 'type')).toEqual([
    expect.stringContaining('identity is not below net'),
  ])
  const [toServices] = importsOf('server/identity/page.ts', `import type { Services } from '../services.ts'`)
  const [asValue] = importsOf('server/identity/page.ts', `import { createServices } from '../services.ts'`)
  expect([toServices, asValue].map((each) => each && floorComplaint(each))).toEqual([
    null,
    expect.stringContaining('services.ts is not below identity'),
  ])
})
