import { expect, test } from 'vitest'

const markup = import.meta.glob<string>(['/src/**/*.tsx', '!/src/**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sheets = import.meta.glob<string>('/src/**/*.css', { query: '?raw', import: 'default', eager: true })

const fields = /<(?:input|select|textarea)\b[^>]*className=\{(\w+)\.(\w+)/g
const sizeOf = /font(?:-size)?: (?:\d+ )?(?:var\((--type-\w+)\)|([\d.]+)rem)/

test('a field with a font of its own has 16 px under a finger: below that an iPhone zooms into it', () => {
  const named = Object.entries(markup).flatMap(([file, text]) =>
    [...text.matchAll(fields)].map(([, styles = '', name = '']) => ({
      file,
      name,
      sheet: sheetOf(file, text, styles),
    })),
  )
  expect(named.length).toBeGreaterThan(4)
  const small = named.filter(
    ({ name, sheet }) =>
      ownSizes(sheet, name).some((size) => size < 1) && !isLargeByFinger(sheet, `.${name}`),
  )
  expect(small.map(({ file, name }) => `${file} .${name}`)).toEqual([])
})

test('so has one that is styled by what is around it', () => {
  const around = Object.entries(sheets).flatMap(([file, sheet]) =>
    [...sheet.matchAll(/^(\.\w+ (?:input|select|textarea)) \{([^}]*)\}/gm)].map(
      ([, selector = '', body = '']) => ({ file, sheet, selector, size: sizeIn(body) }),
    ),
  )
  expect(around.length).toBeGreaterThan(1)
  const small = around.filter(
    ({ sheet, selector, size }) => size !== null && size < 1 && !isLargeByFinger(sheet, selector),
  )
  expect(small.map(({ file, selector }) => `${file} ${selector}`)).toEqual([])
})

test('one without has it from the base', () => {
  expect(sheets['/src/ui/base.css']).toMatch(
    /pointer: coarse\) \{\s+input,\s+select,\s+textarea \{\s+font-size: 1rem/,
  )
})

function sheetOf(file: string, text: string, styles: string): string {
  const [, path = ''] = new RegExp(`import ${styles} from '([^']+)'`).exec(text) ?? []
  const { pathname } = new URL(path, `https://host${file}`)
  return sheets[pathname] ?? ''
}

/** In rem, of the rules that are for this class alone. */
function ownSizes(sheet: string, name: string): readonly number[] {
  return sheet.split('}').flatMap((rule) => {
    const [selector = '', body = ''] = rule.split('{').slice(-2)
    const size = selector.trim() === `.${name}` ? sizeIn(body) : null
    return size === null ? [] : size
  })
}

/** That of a rule, in rem; null if it has none. */
function sizeIn(body: string): number | null {
  const [, token, size] = sizeOf.exec(body) ?? []
  return token === undefined ? (size === undefined ? null : Number(size)) : tokenSize(token)
}

function tokenSize(token: string): number {
  const [, size] = new RegExp(`${token}: \\d+ ([\\d.]+)rem`).exec(sheets['/src/ui/tokens.css'] ?? '') ?? []
  return Number(size)
}

const isLargeByFinger = (sheet: string, selector: string) =>
  new RegExp(`pointer: coarse\\) \\{[^}]*\\${selector} \\{\\s+font-size: 1rem`).test(sheet)
