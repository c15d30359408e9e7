import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const manifest = v.parse(
  v.object({ start_url: v.string(), icons: v.array(v.object({ src: v.string(), sizes: v.string() })) }),
  JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')),
)

/** The size of a PNG as its first chunk says (PNG 11.2.1). */
function sizeOf(file: string): string {
  const bytes = readFileSync(`public/${file}`)
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('the icons of the installed application have the sizes that the manifest says', () => {
  const pictures = manifest.icons.filter(({ src }) => src.endsWith('.png'))
  expect(pictures.map(({ src }) => sizeOf(src))).toEqual(pictures.map(({ sizes }) => sizes))
  expect(sizeOf('icons/apple.png')).toBe('180x180')
})

test('the manifest works below any path', () => {
  for (const address of [manifest.start_url, ...manifest.icons.map(({ src }) => src)])
    expect(address).not.toMatch(/^\/|:/)
})
