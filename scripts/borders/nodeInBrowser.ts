import type { Import } from './importsOf.ts'
import { targetOf } from './targetOf.ts'

/** Imports of Node's own modules in files that browsers load, directly or through other files. */
export function nodeInBrowser(entries: readonly string[], imports: readonly Import[]): string[] {
  const running = imports.filter(({ isType }) => !isType)
  const byFile = Map.groupBy(running, ({ file }) => file)
  const reached = new Set(entries)
  for (const file of reached) {
    for (const target of (byFile.get(file) ?? []).map(targetOf)) if (target) reached.add(target)
  }
  return running
    .filter(({ file, specifier }) => specifier.startsWith('node:') && reached.has(file))
    .map(
      ({ file, line, specifier }) =>
        `${file}:${line} imports ${specifier}: browsers load this file too, by way of ${entries.join(' or ')}.`,
    )
}
