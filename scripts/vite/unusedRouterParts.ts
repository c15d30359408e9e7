import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out what nobody uses of react-router: forms, prefetching, error boundaries. Its file calls React while it
 * loads and names what it gets, so that a bundler has to think that each call does something.
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

/** @returns the code, in which calls of React at the top are marked as pure, and nothing is given a name for React's tools */
export const withPureCalls = (code: string): string =>
  code
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
