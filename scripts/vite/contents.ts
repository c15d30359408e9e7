import path from 'node:path'
import type { Plugin } from 'vite'

/** The packages and layers in each script of a build. */
export type Contents = Readonly<Record<string, readonly string[]>>

/**
 * Write down the modules of each script (`.vite/contents.json`), for checks that cannot be done on minified
 * text.
 */
export function contents(): Plugin {
  return {
    name: 'kalends-contents',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const found: Contents = Object.fromEntries(
        chunks.map(({ fileName, modules }) => {
          const living = Object.keys(modules).filter((id) => (modules[id]?.renderedLength ?? 0) > 0)
          // A name that begins with a null character is the bundler's own.
          const ids = living.filter((id) => !id.startsWith('\0'))
          return [fileName, [...new Set(ids.map(originOf))].toSorted()]
        }),
      )
      this.emitFile({
        type: 'asset',
        fileName: '.vite/contents.json',
        source: JSON.stringify(found, null, 2),
      })
    },
  }
}

/** `react-dom` for a module of a package, `#domain` for one of ours. */
function originOf(id: string): string {
  const inPackage = id.split('node_modules/').at(-1)
  if (inPackage !== id) return /^(@[^/]+\/)?[^/]+/.exec(inPackage ?? '')?.[0] ?? id
  return `#${path.relative(process.cwd(), id).split('/')[0]}`
}
