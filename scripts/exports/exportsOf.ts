import { parseSync } from 'oxc-parser'

export type Export = { readonly file: string; readonly name: string }

/** Every name, of a value or a type, that a file declares and exports; no re-exports. */
export function exportsOf(file: string, text: string): readonly Export[] {
  const entries = parseSync(file, text).module.staticExports.flatMap((each) => each.entries)
  const names = entries.flatMap(({ exportName, moduleRequest }) =>
    moduleRequest === null && exportName.name !== null ? [exportName.name] : [],
  )
  return [...new Set(names)].map((name) => ({ file, name }))
}
