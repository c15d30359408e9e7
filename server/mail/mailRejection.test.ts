import { expect, test } from 'vitest'
import { mailRejection } from './mailRejection.ts'

const causeOf = (command: string, response: string, to = 'guest@elsewhere.example') => {
  const code = command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE'
  return mailRejection({ code, command, response, responseCode: Number(response.slice(0, 3)) }, to)?.cause
}

test.each([
  ['MAIL FROM', '553 not yours', 'sender'],
  ['MAIL FROM', '452 4.3.1 Insufficient system storage', 'unclear'],
  ['DATA', '552 5.3.4 Message size exceeds fixed limit', 'mail'],
  ['MAIL FROM', '450 4.1.8 <a@kalends.example>: Sender address rejected: Domain not found', 'sender'],
  ['RCPT TO', '450 4.1.8 <a@kalends.example>: Sender address rejected: Domain not found', 'sender'],
  ['RCPT TO', '450 4.7.1 <guest@elsewhere.example>: Recipient address rejected: greylisted', 'later'],
  ['RCPT TO', '454 4.7.1 <guest@elsewhere.example>: Relay access denied', 'relay'],
  ['RCPT TO', '450 4.7.25 Client host rejected: cannot find your hostname, [192.0.2.7]', 'relay'],
  ['RCPT TO', '550 nobody', 'mail'],
  ['RCPT TO', '550 5.1.1 <guest@elsewhere.example>: Recipient address rejected: User unknown', 'mail'],
  ['RCPT TO', '550-Callout verification failed:\n550 relay.example does not take it', 'mail'],
  ['RCPT TO', '554 5.7.1 <guest@elsewhere.example>: Relay access denied', 'relay'],
  ['RCPT TO', '550 relay not permitted', 'relay'],
  ['RCPT TO', '550 5.7.1 <guest@elsewhere.example>... Relaying denied', 'relay'],
  ['RCPT TO', '550 5.7.54 SMTP; Unable to relay recipient in non-accepted domain', 'relay'],
  ['RCPT TO', '553 sorry, that domain isn’t in my list of allowed rcpthosts (#5.7.1)', 'relay'],
  ['RCPT TO', '554 5.7.1 <unknown[192.0.2.7]>: Client host rejected: Access denied', 'relay'],
  ['RCPT TO', '504 5.5.2 <box>: Helo command rejected: need fully-qualified hostname', 'relay'],
  ['RCPT TO', '530 5.7.0 Must issue a STARTTLS command first', 'relay'],
  ['RCPT TO', '553 5.7.1 <a@kalends.example>: Sender address rejected: not owned by user', 'sender'],
  ['RCPT TO', '550 5.1.8 <a@kalends.example>: Sender address rejected: Domain not found', 'sender'],
  ['RCPT TO', '550 5.7.1 not by you', 'unclear'],
  ['RCPT TO', '550 5.2.2 relay to a full mailbox', 'mail'],
  ['DATA', '554 5.7.1 spam', 'mail'],
  ['DATA', '550 5.7.26 this mail does not pass DMARC', 'sender'],
  ['DATA', '550 5.7.60 SMTP; Client does not have permissions to send as this sender', 'sender'],
  ['DATA', '554 Message rejected: Email address is not verified.', 'sender'],
])('after %s, %s is about: %s', (command, response, cause) => {
  expect(causeOf(command, response)).toBe(cause)
})

test('the address of a guest says nothing, whatever its words', () => {
  expect(causeOf('RCPT TO', '550 <relay@relay.example> unknown', 'Relay@relay.example')).toBe('mail')
})

test('a connection that ends is no answer to a mail', () => {
  expect(
    mailRejection({ code: 'ECONNECTION', responseCode: 554, response: '554 no' }, 'a@b.example'),
  ).toBeNull()
  expect(mailRejection(new Error('timed out'), 'a@b.example')).toBeNull()
})
