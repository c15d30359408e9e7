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
 *
 * @param page the end of a page's path, for what it fetches before that page is drawn
 */
export function eagerFiles(manifest: Manifest, page?: string): string[] {
  const isNeeded = (key: string) => manifest[key]?.isEntry || (page !== undefined && key.endsWith(page))
  const keys = new Set(Object.keys(manifest).filter(isNeeded))
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported)
  return [...keys].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'))
}
