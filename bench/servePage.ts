import { resolve } from 'node:path'
import { build, mergeConfig, preview } from 'vite'
import product from '../vite.config.ts'

const outDir = 'dist-bench'

/** Builds the page of the contenders in the way the product is built, and serves it. */
export async function servePage(port: number) {
  const config = product({ mode: 'production', command: 'build' })
  const own = mergeConfig(
    { ...config, build: { ...config.build, manifest: false, rolldownOptions: {} } },
    {
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      // All contenders use the product's React.
      resolve: { dedupe: ['react', 'react-dom'] },
      build: {
        outDir,
        emptyOutDir: true,
        // Each contender has its own stylesheets.
        cssCodeSplit: true,
        rolldownOptions: { input: resolve('bench/page/index.html') },
      },
    },
  )
  await build(own)
  return preview({ ...own, preview: { port, host: '127.0.0.1' } })
}
