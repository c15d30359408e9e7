import { resolve } from 'node:path'
import { build, mergeConfig, preview } from 'vite'
import product from '../vite.config.ts'

const outDir = 'dist-bench'

/** Build the page of the contenders as the product is built, and serve it. */
export async function servePage(port: number) {
  const config = product({ mode: 'production', command: 'build' })
  const own = mergeConfig(
    { ...config, build: { ...config.build, manifest: false, rolldownOptions: {} } },
    {
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      // One React for all, the product's.
      resolve: { dedupe: ['react', 'react-dom'] },
      build: {
        outDir,
        emptyOutDir: true,
        // To each its own stylesheets.
        cssCodeSplit: true,
        rolldownOptions: { input: resolve('bench/page/index.html') },
      },
    },
  )
  await build(own)
  return preview({ ...own, preview: { port, host: '127.0.0.1' } })
}
