import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A file of the embedded store that another account owns, as after a command that was run by root; null if there is none.
 *
 * @param account who asks; root may use every file
 */
export function fileOfAnother(dataDir: string, account = process.geteuid?.()): string | null {
  if (account === undefined || account === 0) return null
  try {
    const names = readdirSync(dataDir).filter((name) => name.startsWith('kalends.sqlite'))
    return names.find((name) => statSync(join(dataDir, name)).uid !== account) ?? null
  } catch {
    return null
  }
}
