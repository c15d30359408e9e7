import { globSync } from 'node:fs'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks, mockChunks } from './scripts/vite/chunks.ts'
import { compiledEarly } from './scripts/vite/compiledEarly.ts'
import { contents } from './scripts/vite/contents.ts'
import { mockFiles } from './scripts/vite/mockFiles.ts'
import { offlineFiles } from './scripts/vite/offlineFiles.ts'
import { onlyOfPages } from './scripts/vite/onlyOfPages.ts'
import { unusedRouterParts } from './scripts/vite/unusedRouterParts.ts'

/** Modes: `production` is the product (dist), `mock` is the same application on its stage (dev, dist-demo). */
export default defineConfig(({ mode }) => {
  const isMocked = mode === 'mock'
  return {
    // The application lives behind hash routes, so one build serves from any path.
    base: './',
    define: { __MOCKED__: JSON.stringify(isMocked) },
    plugins: [
      { ...optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'de-DE', 'es-ES', 'ar-AE'] }), enforce: 'pre' },
      react(),
      lingui({ failOnCompileError: true }),
      babel({ presets: [linguiTransformerBabelPreset()] }),
      contents(),
      unusedRouterParts(),
      isMocked ? mockFiles() : [compiledEarly(), offlineFiles()],
    ],
    // They load the replacement of `Temporal` by themselves, which only modules can.
    worker: { format: 'es' },
    server: { host: 'localhost', port: Number(process.env['PORT'] ?? 5173) },
    build: {
      outDir: isMocked ? 'dist-demo' : 'dist',
      manifest: true,
      // One stylesheet, as each that came later would have the whole page styled anew; the stage has pages with styles of their own.
      cssCodeSplit: isMocked,
      target: 'baseline-widely-available',
      // The polyfill is an inline script, which a strict content security policy refuses.
      modulePreload: { polyfill: false, resolveDependencies: onlyOfPages },
      // As a data: URL an asset escapes the content security policy and the cache.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ['index.html', ...(isMocked ? globSync('mocks/**/*.html') : [])],
        output: {
          codeSplitting: isMocked ? mockChunks : chunks,
          // The first script names all the others: 42 bits tell two builds of one script apart.
          chunkFileNames: 'assets/[name]-[hash:7].js',
        },
      },
    },
  }
})
