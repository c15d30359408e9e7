import { expect, test } from 'vitest'
import { linksIn } from './linksIn.ts'

const linked = (text: string) =>
  linksIn(text).flatMap(({ text: typed, href }) => (href === null ? [] : [typed]))

test('web and mail addresses are links, and the text around them is not', () => {
  expect(linksIn('Join https://meet.example.org/a?b=c#d or write to mailto:anna@example.org')).toEqual([
    { text: 'Join ', href: null },
    { text: 'https://meet.example.org/a?b=c#d', href: 'https://meet.example.org/a?b=c#d' },
    { text: ' or write to ', href: null },
    { text: 'mailto:anna@example.org', href: 'mailto:anna@example.org' },
  ])
  expect(linked('HTTP://example.org and Https://example.org')).toEqual([
    'HTTP://example.org',
    'Https://example.org',
  ])
})

test('no other scheme is a link', () => {
  const others = [
    'javascript:alert(1)',
    'javascript://example.org/%0Aalert(1)',
    'data:text/html,<b>x</b>',
    'file:///etc/passwd',
    'xhttps://example.org',
    'https://',
    'mailto:',
    'mailto:nobody',
  ]
  for (const text of others) expect(linked(text), text).toEqual([])
})

test('punctuation of the sentence around an address is not part of the link', () => {
  const around = [
    ['See https://example.org/a.', 'https://example.org/a'],
    ['(see https://example.org/a)', 'https://example.org/a'],
    ['(see https://example.org/a).', 'https://example.org/a'],
    ['https://example.org/a_(b)', 'https://example.org/a_(b)'],
    ['<https://example.org/a>', 'https://example.org/a'],
    ['“https://example.org/a”', 'https://example.org/a'],
    ["'https://example.org/a', and", 'https://example.org/a'],
    ['[https://example.org/a]', 'https://example.org/a'],
    ['https://example.org/', 'https://example.org/'],
  ] as const
  for (const [text, typed] of around) expect(linked(text), text).toEqual([typed])
})

test('the parts together are the typed text', () => {
  const texts = [
    '',
    'no link',
    ' https://münchen.example/ü \n\thttps://example.org)))',
    'https://a.example,https://b.example',
  ]
  for (const text of texts)
    expect(
      linksIn(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
})

test('a long text that is meant to be slow is read at once', () => {
  const long = `https://example.org/${')'.repeat(200_000)}`
  expect(linked(long)).toEqual(['https://example.org/'])
  expect(linked('mailto:'.repeat(50_000))).toEqual([])
})
