import { expect, test } from 'vitest'
import { goneGuestPage, guestPage, tooOftenPage, type GuestPage } from './guestPage.ts'

const content: GuestPage = {
  language: 'en',
  facts: {
    title: 'Plan',
    dates: ['Monday', 'Tuesday'],
    hasFurther: true,
    place: 'Rosa',
    description: 'Bring\ncake',
  },
  dates: [],
  answered: null,
  organizer: 'Alice',
  answer: null,
  note: '',
  asked: null,
  isStopped: false,
  sequence: 3,
  hasChanged: false,
  proposals: [],
  timeForm: null,
}

test('the page says what one is invited to, and asks for an answer', () => {
  const html = guestPage(content)
  expect(html).toContain('<h1>Plan</h1>')
  expect(html).toContain('Monday\nTuesday\nand further dates')
  expect(html.match(/<button name="answer"/g)).toHaveLength(3)
  expect(html).not.toContain('role="status"')
  expect(html).not.toContain('<script')
})

test('the answer that was given, or asked for by the link, stands out', () => {
  const first = (change: Partial<GuestPage>) =>
    /value="(\w+)">/.exec(guestPage({ ...content, ...change }).split('class="answers"')[1] ?? '')?.[1]
  expect(first({ asked: 'TENTATIVE' })).toBe('tentative')
  expect(first({ asked: 'TENTATIVE', answer: 'DECLINED' })).toBe('declined')
  expect(guestPage({ ...content, answer: 'DECLINED' })).toContain('You have declined. Alice is told.')
})

test('of a series each of the next dates can be answered, and says what was answered', () => {
  const dates = [
    { part: 'a', text: 'Mon', answer: 'accepted' },
    { part: 'b', text: 'Tue', answer: 'declined' },
  ] as const
  expect(guestPage({ ...content, dates: dates.slice(0, 1) })).not.toContain('<select')
  const html = guestPage({ ...content, dates, answered: 'b', answer: 'ACCEPTED' })
  expect(html).toContain('<option value="">All dates</option><option value="a">Mon · Accept</option>')
  expect(html).toContain('<option value="b" selected>Tue · Decline</option>')
  expect(html).toContain('Tue: You have declined. Alice is told.')
})

test('what was proposed, and what was declined, is said', () => {
  const proposal = { part: '', was: 'Mon 9', when: 'Tue <9>', isDeclined: false, isForAll: false }
  const others = [
    { ...proposal, isDeclined: true },
    { ...proposal, isForAll: true },
  ]
  const html = guestPage({ ...content, proposals: [proposal, ...others] })
  expect(html).toContain(
    'For all dates you propose another time: Tue &#60;9&#62; instead of Mon 9, and so on.',
  )
  expect(html).toContain('<p>You propose Tue &#60;9&#62; instead of Mon 9.</p>')
  expect(html).toContain('<p>Alice has declined the time that you proposed: Tue &#60;9&#62;</p>')
})

test('a page says of which revision it is, and that nothing was sent of an earlier one', () => {
  expect(guestPage(content)).toContain('<input type="hidden" name="sequence" value="3">')
  const html = guestPage({ ...content, answer: 'ACCEPTED', hasChanged: true })
  expect(html).toMatch(/role="alert"[^>]*>The event has changed meanwhile, so nothing was sent/)
  expect(html).not.toContain('You have accepted.')
})

test('who gets no more mail can have it again', () => {
  expect(guestPage(content)).toContain('name="mail" value="stop"')
  expect(guestPage({ ...content, isStopped: true })).toContain('name="mail" value="start"')
})

test('what people typed is text', () => {
  const strange = '<script>alert(1)</script>'
  const facts = { ...content.facts, title: strange, dates: [strange], place: strange, description: strange }
  expect(guestPage({ ...content, facts, organizer: strange, note: `</textarea>${strange}` })).not.toContain(
    '<script',
  )
})

test('without anything to answer the page says so', () => {
  expect(goneGuestPage('de', null)).toContain('Hier gibt es nichts zu beantworten')
  expect(goneGuestPage('de', null)).not.toContain('<form')
  expect(goneGuestPage('de', { isStopped: false })).toContain('name="mail" value="stop"')
  expect(tooOftenPage('fr')).toContain('Votre dernière réponse reste valable.')
})
