import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/**
 * The threads into which a mail server puts the mails of a mailbox by their references (RFC 5256), each with the UIDs
 * of its mails.
 *
 * @param imapUrl with name and password
 */
export async function threadsOf(imapUrl: string): Promise<readonly (readonly number[])[]> {
  const { hostname, port, username, password } = new URL(imapUrl)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const answers = text(socket)
  const commands = [
    `LOGIN ${username} ${password}`,
    'SELECT INBOX',
    'UID THREAD REFERENCES UTF-8 ALL',
    'LOGOUT',
  ]
  socket.write(commands.map((each, at) => `a${at} ${each}\r\n`).join(''))
  const [, threads = ''] = /^\* THREAD (.*)$/m.exec(await answers) ?? []
  return threadsIn(threads)
}

/** `(1)(2 (3)(4))` is two threads: an answer stands within what it answers. */
function threadsIn(answer: string): readonly (readonly number[])[] {
  const threads: number[][] = []
  let depth = 0
  for (const [token] of answer.matchAll(/[()]|\d+/g)) {
    if (token === '(' && depth === 0) threads.push([])
    if (token === '(') depth += 1
    else if (token === ')') depth -= 1
    else threads.at(-1)?.push(Number(token))
  }
  return threads
}
