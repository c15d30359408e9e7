import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out unused parts of react-router: forms, prefetching, error boundaries. Its file
 * calls React while it loads, and names the results, so that a bundler has to assume that each call has an
 * effect.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({ code: withPureCalls(code), map: null }),
    },
  }
}

/**
 * @returns the code, with React calls at the top level marked as pure, and without names for React's tools
 */
export const withPureCalls = (code: string): string =>
  code
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
