import { expect, test } from 'vitest'
import { physicalIn } from './physicalIn.ts'

test.each([
  'margin-left: 1px;',
  'left: 0;',
  'text-align: right;',
  'border-top-right-radius: 2px;',
  'padding: 1px 2px 3px 4px;',
  'inset: 0 auto auto 0;',
  'border-radius: var(--a) var(--b) var(--b) var(--a);',
  'border-radius: 1px 2px;',
  'background: linear-gradient(to right, red, blue);',
])('%s is reported, because it does not mirror', (declaration) => {
  expect(physicalIn(`.it {\n  ${declaration}\n}`)).toEqual([2])
})

test.each([
  'margin-inline-start: 1px;',
  'inset: 0;',
  'inset: auto 0 0;',
  'padding: 1px 2px 3px 2px;',
  'border-radius: var(--a) var(--a) 0 0;',
  'text-align: start;',
  '/* left: 0; */',
  '/* A tick does not mirror. */\n  border-width: 0 2px 2px 0;',
  'padding: calc(1px + 2px) var(--b);',
])('%s mirrors', (declaration) => {
  expect(physicalIn(`.it {\n  ${declaration}\n}`)).toEqual([])
})
