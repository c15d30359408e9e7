import { text } from 'node:stream/consumers'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Everything from standard input, without its last line break. */
export async function readInput(): Promise<string> {
  return (await text(process.stdin)).replace(/\r?\n$/, '')
}

/** A password: from a pipe, or typed at a terminal without being shown. */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readInput()
  process.stderr.write('Password: ')
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true })
  const password = await terminal.question('')
  terminal.close()
  process.stderr.write('\n')
  return password
}
