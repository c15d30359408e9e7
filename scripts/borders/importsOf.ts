import { parseSync } from 'oxc-parser'

export type Import = {
  readonly file: string
  readonly line: number
  /** As written: `#domain/time/zones.ts`, `./Button.tsx`, `hono`. */
  readonly specifier: string
  readonly isDynamic: boolean
  /** Erased before anything runs. */
  readonly isType: boolean
}

/**
 * Every import and re-export of a file, with its 1-based line. Dynamic imports of computed names are not
 * included.
 */
export function importsOf(file: string, text: string): Import[] {
  const { module } = parseSync(file, text)
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const imports = module.staticImports.map(({ start, moduleRequest, entries }) => ({
    file,
    line: lineAt(start),
    specifier: moduleRequest.value,
    isDynamic: false,
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
  }))
  const exports = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ start, moduleRequest, isType }) =>
      moduleRequest
        ? [{ file, line: lineAt(start), specifier: moduleRequest.value, isDynamic: false, isType }]
        : [],
    )
  const dynamic = module.dynamicImports.flatMap(({ start, moduleRequest }) => {
    const [, specifier] = /^['"`]([^$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? []
    return specifier ? [{ file, line: lineAt(start), specifier, isDynamic: true, isType: false }] : []
  })
  return [...imports, ...exports, ...dynamic]
}
