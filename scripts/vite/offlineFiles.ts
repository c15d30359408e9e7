import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Writes down the files of a build whose names change with their content (`offlineFiles.json`), for pages that keep them on
 * their device.
 */
export function offlineFiles(): Plugin {
  return {
    name: 'kalends-offline-files',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) return
      const fixed = new Set(readdirSync('public/assets'))
      const files = readdirSync(path.join(dir, 'assets'), { withFileTypes: true })
        .filter((entry) => entry.isFile() && !fixed.has(entry.name))
        .map(({ name }) => `assets/${name}`)
      writeFileSync(path.join(dir, 'offlineFiles.json'), JSON.stringify(files.toSorted()))
    },
  }
}
