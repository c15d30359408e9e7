import { expect, test } from 'vitest'
import { importsOf } from './importsOf.ts'
import { nodeInBrowser } from './nodeInBrowser.ts'

const core = importsOf('server/app.ts', `import { hash } from './identity/hash.ts'`)
const hash = importsOf('server/identity/hash.ts', `import { createHash } from 'node:crypto'`)

test('code for browsers must not import modules of Node', () => {
  expect(nodeInBrowser(['server/app.ts'], [...core, ...hash])).toEqual([
    'server/identity/hash.ts:1 imports node:crypto: browsers load this file too, by way of server/app.ts.',
  ])
})

test('code that no browser loads may import modules of Node', () => {
  expect(nodeInBrowser(['server/app.ts'], hash)).toEqual([])
})

test('a type import of a Node module is allowed everywhere', () => {
  const typed = importsOf('server/app.ts', `import type { Hash } from './identity/hash.ts'`)
  expect(nodeInBrowser(['server/app.ts'], [...typed, ...hash])).toEqual([])
})
