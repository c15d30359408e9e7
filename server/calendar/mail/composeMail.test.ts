import { expect, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { composeMail, type MailContent } from './composeMail.ts'

const page = 'https://calendar.example/api/guests/abc'
const content: MailContent = {
  subject: { kind: 'invitation' },
  facts: { title: 'Plan', dates: ['Monday'], hasFurther: false, place: '', description: '' },
  before: [],
  name: 'Alice',
  note: '',
  language: 'en',
  page,
}

const nine = epochMs(Date.UTC(2027, 2, 16, 9))
const when = { kind: 'timed', start: nine, end: epochMs(nine + 3_600_000), zone: 'UTC' } as const

test('an invitation says who, what and when, and where to answer', () => {
  const { subject, text } = composeMail(content)
  expect(subject).toBe('Invitation: Plan')
  expect(text).toBe(`Alice invites you.

Plan

When:
Monday

Organizer:
Alice

Answer here, without an account:
Accept: ${page}?answer=accepted
Maybe: ${page}?answer=tentative
Decline: ${page}?answer=declined

Send me no more mail from here: ${page}
`)
})

test('a change names what was before', () => {
  const changed: MailContent = { ...content, subject: { kind: 'change' }, before: ['Sunday', 'Bar'] }
  expect(composeMail(changed).text).toContain('When:\nMonday\n\nBefore:\nSunday\nBar\n')
  expect(composeMail({ ...changed, before: [] }).text).not.toContain('Before')
})

test('what is said with it stands first', () => {
  const { text, html } = composeMail({ ...content, note: 'Sorry <b>,\nlater' })
  expect(text).toContain('Alice invites you.\n\n“Sorry <b>,\nlater”\n\nPlan')
  expect(html).toContain('Sorry &#60;b&#62;,')
})

test('an answer has no links', () => {
  const { subject, text, html } = composeMail({
    ...content,
    subject: { kind: 'answer', answer: 'DECLINED' },
    page: null,
  })
  expect(subject).toBe('Declined: Plan')
  expect(text).toContain('Alice isn’t coming.')
  expect(html).not.toContain('href')
})

test('a declined proposal says which time, when the event stays, and where to answer', () => {
  const { subject, text } = composeMail({ ...content, subject: { kind: 'declined', whens: [when] } })
  expect(subject).toBe('Proposed time declined: Plan')
  expect(text).toMatch(/^Alice has declined the time that you proposed: Tuesday,? 16 March 2027/)
  expect(text).toContain('When:\nMonday')
  expect(text).toContain(`Accept: ${page}?answer=accepted`)
})

test('what people typed is text in the mail, and its subject is one line', () => {
  const strange = '<img src=https://far.example/x>\r\nBcc: all@far.example'
  const facts = { ...content.facts, title: strange, place: strange, description: strange }
  const { subject, html } = composeMail({ ...content, facts, name: strange })
  expect(subject).not.toMatch(/[\r\n]/)
  // Nothing is loaded from anywhere.
  expect(html).not.toMatch(/<(?:img|link|script|iframe|object)\b|url\(/)
})

test.for(['en', 'fr', 'de', 'es', 'ar'] as const)(
  'in %s every kind of mail has its sentences',
  (language) => {
    const kinds: readonly MailContent['subject'][] = [
      { kind: 'invitation' },
      { kind: 'change' },
      { kind: 'cancellation' },
      { kind: 'answer', answer: 'ACCEPTED' },
      { kind: 'answer', answer: 'TENTATIVE' },
      { kind: 'answer', answer: 'DECLINED' },
      { kind: 'declined', whens: [when] },
    ]
    const mails = kinds.map((subject) => composeMail({ ...content, subject, language }))
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(kinds.length)
    for (const { text, html } of mails) {
      expect(text).toContain('Plan')
      expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
      // What people write reads in its own direction.
      expect(html).toContain('<h1 dir="auto"')
    }
  },
)

test('another time names who proposes it, and the event as it is', () => {
  const { subject, text } = composeMail({
    ...content,
    subject: { kind: 'proposal', when },
    note: 'I teach then',
    page: null,
  })
  expect(subject).toBe('New time proposed: Plan')
  expect(text).toMatch(
    /^Alice proposes another time: Tuesday,? 16 March 2027.*\n\n“I teach then”\n\nPlan\n\nWhen:\nMonday\n$/,
  )
})

test.for([
  ['fr', '«\u202fSorry\u202f»', 'Quand\u202f:\n', 'Accepter\u202f: https'],
  ['de', '„Sorry“', 'Wann:\n', 'Zusagen: https'],
  ['ar', '«Sorry»', 'متى:\n', 'قبول: https'],
] as const)('in %s a note and labels have the marks of the language', ([language, ...parts]) => {
  const { text } = composeMail({ ...content, language, note: 'Sorry' })
  for (const part of parts) expect(text).toContain(part)
})
