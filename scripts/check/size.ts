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
  const first = { what: 'before the first screen', files: eager, limit: limit.eagerScriptsBytes }
  const calendar = {
    what: 'before the calendar',
    files: eagerFiles(manifest, '/CalendarPage.tsx'),
    limit: limit.calendarScriptsBytes,
  }
  const both = [first, calendar]
  return {
    wellBecause: `${both.map(told).join(', ')} (brotli)`,
    violations: [
      ...both.flatMap(tooMuch),
      ...placedWrong({ contents, eager, files: globSync('**/*', { cwd: 'dist' }) }),
    ],
  }
}

type Load = { readonly what: string; readonly files: readonly string[]; readonly limit: number }

const bytesOf = ({ files }: Load) => files.reduce((sum, file) => sum + brotliBytes(`dist/${file}`), 0)

function told(load: Load): string {
  const bytes = bytesOf(load)
  return `${kilobytes(bytes)} of scripts ${load.what}, of ${kilobytes(load.limit)} allowed${ratchet(bytes, load.limit)}`
}

function tooMuch(load: Load): readonly string[] {
  const bytes = bytesOf(load)
  if (bytes <= load.limit) return []
  const each = load.files.map((file) => `${file} ${kilobytes(brotliBytes(`dist/${file}`))}`)
  return [
    `${kilobytes(bytes)} of scripts load ${load.what} (brotli), ${kilobytes(load.limit)} may: ${each.join(', ')}`,
  ]
}

function ratchet(bytes: number, allowed: number): string {
  const possible = Math.ceil(bytes / 1000) * 1000
  return possible < allowed - 1000 ? `; scripts/check/sizeLimit.json could go down to ${possible}` : ''
}

function brotliBytes(file: string): number {
  return brotliCompressSync(readFileSync(file)).length
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
