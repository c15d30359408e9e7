import { existsSync, lchownSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const ownerOnly = 0o700

/**
 * Makes a folder that only its owner can open, and those above it that are missing. Node's own `recursive` never ends
 * where the system says of a folder that is there that it is not, as `/proc` does. What root makes belongs to the owner of
 * the folder above.
 *
 * @throws if it cannot be made, or something else is there
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return
  const above = dirname(folder)
  if (above !== folder && !existsSync(above)) makeFolder(above)
  try {
    mkdirSync(folder, { mode: ownerOnly })
    const { uid, gid } = statSync(above)
    if (process.geteuid?.() === 0) lchownSync(folder, uid, gid)
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw error
  }
}
