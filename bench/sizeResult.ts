import { brotliCompressSync } from 'node:zlib'
import { build, mergeConfig } from 'vite'
import product from '../vite.config.ts'
import { atMost, type Result } from './Result.ts'

/**
 * What the grid adds to a page that has React and the sentences already: its own code and that of the domain,
 * built like the product.
 */
export async function* sizeResults(): AsyncGenerator<Result> {
  const config = product({ mode: 'production', command: 'build' })
  const answer = await build(
    mergeConfig(
      { plugins: config.plugins, define: config.define ?? {} },
      {
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        build: {
          write: false,
          target: 'baseline-widely-available',
          minify: true,
          lib: {
            entry: [
              'src/features/calendar/views/CalendarGrid.tsx',
              'src/features/calendar/views/calendarViews.ts',
            ],
            formats: ['es'],
          },
          rolldownOptions: { external: [/^react/, /^@lingui/, /^@tanstack/] },
        },
      },
    ),
  )
  const outputs = (Array.isArray(answer) ? answer : [answer]).flatMap((each) =>
    'output' in each ? each.output : [],
  )
  const chunks = new Map(outputs.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])))
  // What scripts that are loaded later share is loaded with them: only what the entries import counts.
  const eager = new Set([...chunks.values()].filter(({ isEntry }) => isEntry))
  for (const { imports } of eager)
    for (const name of imports) {
      const imported = chunks.get(name)
      if (imported) eager.add(imported)
    }
  const kB = [...eager].reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0) / 1000
  yield {
    what: 'code of the grid, brotli',
    unit: 'kB',
    ours: kB,
    peers: {},
    goals: [atMost(18, 'kB', kB)],
  }
}
