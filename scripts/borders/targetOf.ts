import path from 'node:path'
import type { Import } from './importsOf.ts'

/** The file that an import refers to, relative to the project; null for a package. */
export function targetOf({ file, specifier }: Import): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : null
}
