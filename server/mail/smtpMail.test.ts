import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { smtpMail } from './smtpMail.ts'

/** What the mail server answers to commands that begin so, where it does not agree. */
let objections: Readonly<Record<string, string>> = {}

const server = createServer((socket) => {
  socket.write('220 mx.example\r\n')
  let isMail = false
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    for (const line of String(chunk).split('\r\n').slice(0, -1)) {
      if (isMail && line !== '.') continue
      const isEnd = isMail
      isMail = line === 'DATA' && objections['DATA'] === undefined
      const objection = Object.entries(objections).find(([command]) => line.startsWith(command))?.[1]
      socket.write(`${objection ?? (isMail ? '354 go on' : isEnd ? '250 taken' : '250 well')}\r\n`)
    }
  })
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const port = address !== null && typeof address === 'object' ? address.port : 0

let service = smtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'calendar@example.org' })
beforeEach(() => {
  service.close()
  service = smtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'calendar@example.org' })
  objections = {}
})
afterAll(() => {
  service.close()
  server.close()
})

const send = () =>
  service.send({
    to: 'guest@elsewhere.example',
    fromName: 'Alice',
    replyTo: null,
    messageId: 'one@example.org',
    references: 'one@example.org',
    subject: 'Plan',
    text: 'Plan',
    html: '<p>Plan</p>',
    language: 'en',
    unsubscribeUrl: 'https://calendar.example.org/',
    calendar: null,
  })

test.each([
  ['nothing', {}, 'sent'],
  ['a guest for now, as a grey list does', { RCPT: '451 later' }, 'failed'],
  ['a guest for good', { RCPT: '550 nobody' }, 'refused'],
  ['the content', { DATA: '554 spam' }, 'refused'],
  ['the sender for good, which is no guest’s fault', { MAIL: '553 not yours' }, 'failed'],
  ['a guest whose server it passes on', { RCPT: '550 5.1.1 <guest@elsewhere.example> nobody' }, 'refused'],
  ['to relay, which is no guest’s fault', { RCPT: '554 5.7.1 Relay access denied' }, 'failed'],
  ['everybody who has not signed in', { MAIL: '530 sign in first' }, 'failed'],
])('a mail server that refuses %s', async (_what, answers, outcome) => {
  objections = answers
  expect(await send()).toBe(outcome)
})

test('a refused sender is a problem until a mail is taken', async () => {
  expect(await service.problem()).toBeNull()
  objections = { MAIL: '553 not yours' }
  await send()
  expect(await service.problem()).toBe(
    'The mail server takes no mail from the address in KALENDS_MAIL_FROM (553).',
  )
  objections = { RCPT: '550 nobody' }
  await send()
  expect(await service.problem()).toBeNull()
})

test('a mail server that takes nothing for now has no problem with the sender', async () => {
  objections = { MAIL: '452 4.3.1 too busy' }
  expect(await send()).toBe('failed')
  expect(await service.problem()).toBeNull()
})

test('a mail server that relays nothing is a problem until a mail is taken', async () => {
  objections = { RCPT: '550 relay not permitted' }
  await send()
  expect(await service.problem()).toBe('The mail server does not relay mail of this service (550).')
  objections = { RCPT: '550 5.7.1 not by you' }
  await send()
  expect(await service.problem()).not.toBeNull()
  objections = {}
  await send()
  expect(await service.problem()).toBeNull()
})
