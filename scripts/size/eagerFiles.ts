/** Vite's manifest, as far as we read it: chunks by key, their static imports by the same keys. */
export type Manifest = Readonly<Record<string, Chunk>>
export type Chunk = {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}

/**
 * The scripts that a browser fetches before the first screen: the entry and everything it imports, directly
 * or indirectly.
 */
export function eagerFiles(manifest: Manifest): string[] {
  const keys = new Set(Object.keys(manifest).filter((key) => manifest[key]?.isEntry))
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported)
  return [...keys].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'))
}
