import { createReadStream, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const folder = path.resolve('mocks/public')
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.html': 'text/html',
}

/**
 * Add `mocks/public` to `public` in mock builds. Vite has only one public folder, and the product's must
 * contain no mock.
 */
export function mockFiles(): Plugin {
  return {
    name: 'kalends-mock-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const file = path.join(folder, path.normalize(decodeURIComponent(pathname)))
        if (!isFile(file)) return next()
        response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream')
        createReadStream(file).pipe(response)
      })
    },
    generateBundle() {
      for (const fileName of globSync('**/*', { cwd: folder })) {
        const file = path.join(folder, fileName)
        if (isFile(file)) this.emitFile({ type: 'asset', fileName, source: readFileSync(file) })
      }
    },
  }
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
}
