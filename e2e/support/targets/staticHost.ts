import { once } from 'node:events'
import { createReadStream, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import path from 'node:path'

type Files = {
  /** The contents of `config.json`, which is put beside the build. */
  readonly config: unknown
  /** Sent with every file. */
  readonly headers: Readonly<Record<string, string>>
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A web server for static files, with the build on it. */
export async function staticHost(
  port: number,
  { config, headers }: Files,
): Promise<{ stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = path.join('dist', pathname === '/' ? 'index.html' : path.normalize(pathname))
    response.setHeaders(new Headers(headers))
    if (pathname === '/config.json') respond(response, 'application/json').end(JSON.stringify(config))
    else if (!statSync(file, { throwIfNoEntry: false })?.isFile()) response.writeHead(404).end()
    else createReadStream(file).pipe(respond(response, types[path.extname(file)]))
  })
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return {
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

const respond = (response: ServerResponse, type = 'application/octet-stream') =>
  response.writeHead(200, { 'content-type': type })
