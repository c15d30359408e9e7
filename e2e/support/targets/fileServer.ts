import { once } from 'node:events'
import { createServer } from 'node:http'

/** A calendar on the web at this machine, which can be taken away. */
export async function fileServer(text: string) {
  const server = createServer((_, response) => {
    if (shown.text === null) response.writeHead(404).end()
    else response.end(shown.text)
  })
  const shown: { text: string | null } = { text }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('It listens nowhere')
  return {
    address: `http://127.0.0.1:${bound.port}/club.ics`,
    /** null takes the file away. */
    show: (next: string | null) => {
      shown.text = next
    },
    close: () => server.close(),
  }
}
