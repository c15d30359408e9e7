import type { StoreDamaged, StoreProblem } from '../../store/storeErrors.ts'

/** What is wrong with the store and what to do, in a sentence or two for the operator. */
export function damagedStoreProblem({ problem, cause }: StoreDamaged, file: string): string {
  const { found, todo } = sentences[problem]
  // The problem that SQLite found, which names pages and tables.
  const details = problem === 'corrupt' && cause instanceof Error ? ` (${cause.message})` : ''
  return `${file} ${found}${details}: ${todo}`
}

const restore = 'restore a backup with npm run restore -- <backup> --replace'

const sentences: Readonly<Record<StoreProblem, { readonly found: string; readonly todo: string }>> = {
  'no-file': {
    found: 'is a folder or something else that is no file',
    todo: 'move it away, or set DATA_DIR to another folder.',
  },
  empty: {
    found: 'is empty, 0 bytes',
    todo: `${restore}, or remove the file to begin with an empty store.`,
  },
  foreign: {
    found: 'is not a store of Kalends',
    todo: `${restore}, or set DATA_DIR to another folder. Nothing was changed.`,
  },
  missing: {
    found: 'is missing, but the log of its last writes, -wal, is there',
    todo: `put the file back, or ${restore}. To begin with an empty store remove the log.`,
  },
  replaced: {
    found: 'was removed or replaced while it was open',
    todo: `stop Kalends and put the file back, or ${restore}.`,
  },
  newer: {
    found: 'was written by a newer version of Kalends',
    todo: `start that version, or ${restore}, one that this version made.`,
  },
  corrupt: {
    found: 'is damaged',
    todo: `${restore}. Without one keep a copy of the file, and try sqlite3 with .recover.`,
  },
  unreadable: {
    found: 'cannot be read from the disk',
    todo: `look after the disk, then ${restore}.`,
  },
}
