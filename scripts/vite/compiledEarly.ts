import type { Plugin } from 'vite'

/**
 * Have every script compiled while it loads, beside the page, and not function by function on the page when each first runs. Browsers
 * hear it at the very beginning of a file alone, so it is written above what Vite puts there. Those that do not know it read a comment.
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
