/**
 * What text may become markup or code here. The page is served with `require-trusted-types-for 'script'`, so that all the rest is
 * refused by the browser. `main.tsx` imports this file before anything that could try.
 */
window.trustedTypes?.createPolicy('default', {
  // React Aria empties its live region so, whenever a date is typed.
  createHTML: (text) => (text === '' ? text : null),
  // The build's own workers.
  createScriptURL: (address) => (isOfThisBuild(address) ? address : null),
})

function isOfThisBuild(address: string): boolean {
  const asked = URL.parse(address, document.baseURI)?.href
  return ['assets/', 'offline.js'].some((name) => asked?.startsWith(new URL(name, document.baseURI).href))
}
