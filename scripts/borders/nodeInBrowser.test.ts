import { expect, test } from 'vitest'
import { importsOf } from './importsOf.ts'
import { nodeInBrowser } from './nodeInBrowser.ts'

const core = importsOf('server/app.ts', `import { hash } from './identity/hash.ts'`)
const hash = importsOf('server/identity/hash.ts', `import { createHash } from 'node:crypto'`)

test("Node's own modules stay out of what browsers load", () => {
  expect(nodeInBrowser(['server/app.ts'], [...core, ...hash])).toEqual([
    'server/identity/hash.ts:1 imports node:crypto: browsers load this file too, by way of server/app.ts.',
  ])
})

test('what no browser loads may use them', () => {
  expect(nodeInBrowser(['server/app.ts'], hash)).toEqual([])
})

test('a type is erased before a browser sees it', () => {
  const typed = importsOf('server/app.ts', `import type { Hash } from './identity/hash.ts'`)
  expect(nodeInBrowser(['server/app.ts'], [...typed, ...hash])).toEqual([])
})
