import type { Plugin } from 'vite'

/**
 * Have every script compiled while it loads, off the main thread, and not function by function when each
 * first runs. Browsers read this comment only at the beginning of a file, so it is written above Vite's code.
 * Others ignore it.
 */
export function compiledEarly(): Plugin {
  return {
    name: 'kalends-compiled-early',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}
