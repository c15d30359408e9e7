import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { withPureCalls } from './unusedRouterParts.ts'

test('a call of React at the top level is marked as pure, and its name for tools is removed', () => {
  const code = [
    'var Link = React10.forwardRef(',
    '  function LinkWithRef() {}',
    ');',
    'Link.displayName = "Link";',
  ]
  expect(withPureCalls(code.join('\n'))).toBe(
    ['var Link = /* @__PURE__ */ React10.forwardRef(', '  function LinkWithRef() {}', ');', ''].join('\n'),
  )
})

test('the installed router still calls React in the expected way', () => {
  const installed = fileURLToPath(new URL('../../node_modules', import.meta.url))
  const dist = join(installed, 'react-router', 'dist', 'development')
  const code = readdirSync(dist)
    .filter((file) => /^chunk-.*\.mjs$/.test(file))
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('\n')
  const pure = withPureCalls(code)
  expect(pure).toContain('/* @__PURE__ */ React')
  expect(pure).not.toMatch(/^var \w+ = React\d*\.(?:createContext|forwardRef|memo)\(/m)
  expect(pure).not.toMatch(/^\w+\.displayName = /m)
})
