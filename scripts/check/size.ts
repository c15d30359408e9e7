import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { ensureBuilt } from '../bootstrap/ensureBuilt.mjs'
import { eagerFiles, type Manifest } from '../size/eagerFiles.ts'
import { placedWrong } from '../size/placedWrong.ts'
import type { Contents } from '../vite/contents.ts'
import limit from './sizeLimit.json' with { type: 'json' }
import type { Verdict } from './Verdict.ts'

/**
 * The files that a browser fetches before the first screen stay small: the limit is only ever lowered. No
 * mock ships.
 */
export async function size(): Promise<Verdict> {
  const problem = await ensureBuilt()
  if (problem) return { wellBecause: '', violations: [problem] }
  const manifest: Manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
  const contents: Contents = JSON.parse(readFileSync('dist/.vite/contents.json', 'utf8'))
  const eager = eagerFiles(manifest)
  const bytes = eager.reduce((sum, file) => sum + brotliBytes(`dist/${file}`), 0)
  const isTooMuch = bytes > limit.eagerScriptsBytes
  return {
    wellBecause: `${kilobytes(bytes)} of scripts before the first screen, of ${kilobytes(limit.eagerScriptsBytes)} allowed${ratchet(bytes)}`,
    violations: [
      ...(isTooMuch
        ? [
            `${kilobytes(bytes)} of scripts load before the first screen (brotli), ${kilobytes(limit.eagerScriptsBytes)} may: ` +
              eager.map((file) => `${file} ${kilobytes(brotliBytes(`dist/${file}`))}`).join(', '),
          ]
        : []),
      ...placedWrong({ contents, eager, files: globSync('**/*', { cwd: 'dist' }) }),
    ],
  }
}

function ratchet(bytes: number): string {
  const possible = Math.ceil(bytes / 1000) * 1000
  const isLower = possible < limit.eagerScriptsBytes - 1000
  return isLower ? `; scripts/check/sizeLimit.json could go down to ${possible}` : ''
}

function brotliBytes(file: string): number {
  return brotliCompressSync(readFileSync(file)).length
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
