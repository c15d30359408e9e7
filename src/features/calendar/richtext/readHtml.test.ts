import { expect, test } from 'vitest'
import { printHtml } from './printHtml.ts'
import { maxHtml, readHtml } from './readHtml.ts'

/** What is left of HTML, as HTML. */
const left = (html: string) => {
  const rich = readHtml(html)
  return rich && printHtml(rich)
}

test.each([
  [
    'bold and italic',
    '<b>a</b> <i>b</i> <em><strong>c</strong></em>',
    '<p><strong>a</strong> <em>b</em> <strong><em>c</em></strong></p>',
  ],
  [
    'a list in a list',
    '<ul><li>a<ol><li>b</ol><li>c</ul>',
    '<ul><li><p>a</p><ol><li><p>b</p></li></ol></li><li><p>c</p></li></ul>',
  ],
  ['an item without a list', '<li>a', '<ul><li><p>a</p></li></ul>'],
  [
    'lines of Google and Apple',
    'a<br>b<div>c</div><div><br></div><div>d</div>',
    '<p>a<br>b<br>c<br><br>d</p>',
  ],
  [
    'paragraphs of Outlook',
    '<body><p class=MsoNormal>a<o:p></o:p></p>\n<p>&nbsp;</p><p>b</p></body>',
    '<p>a</p><p><br></p><p>b</p>',
  ],
  ['a heading is a paragraph', '<h1>a</h1>b', '<p>a</p><p>b</p>'],
  ['rows of a table are lines', '<table><tr><td>a<td>b<tr><td>c</table>', '<p>a b<br>c</p>'],
  ['what is written as it stands', '<pre>a  b\n c</pre>', '<p>a &nbsp;b<br>&nbsp;c</p>'],
  [
    'entities and other scripts',
    '<p>a &amp; b &lt;c&gt; &eacute; &#x627;</p>',
    '<p>a &amp; b &lt;c&gt; é ا</p>',
  ],
  ['space between words alone', ' <p>  a \n b </p> ', '<p>a b</p>'],
  ['a space that must not break', '<p>Bonjour&nbsp;!</p>', '<p>Bonjour&nbsp;!</p>'],
  ['what is not closed', '<p>a <b>b<p>c', '<p>a <strong>b</strong></p><p><strong>c</strong></p>'],
])('%s', (_, html, expected) => {
  expect(left(html)).toBe(expected)
})

test.each([
  ['a script', 'a<script>alert(1)</script>b', '<p>ab</p>'],
  ['a script in a script', '<scr<script>x</script>ipt>alert(1)</script>', '<p>xipt&gt;alert(1)</p>'],
  ['a handler', '<b onclick="alert(1)" style="color:red" id=x>a</b>', '<p><strong>a</strong></p>'],
  ['an image', 'a<img src=x onerror=alert(1)>b', '<p>ab</p>'],
  ['javascript:', '<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
  ['javascript: in disguise', '<a href=" jAva\nscr&#x69;pt&colon;alert(1)">a</a>', '<p>a</p>'],
  ['data:', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<p>a</p>'],
  [
    'vbscript:, file:, blob:',
    '<a href="vbscript:a">a</a><a href="file:///a">b</a><a href="blob:https://a/b">c</a>',
    '<p>abc</p>',
  ],
  ['an address of this page', '<a href="/admin">a</a><a href="//example.org">b</a>', '<p>ab</p>'],
  ['an address with a name to sign in', '<a href="https://bank.example@evil.example">a</a>', '<p>a</p>'],
  [
    'an svg',
    '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a><script>x</script></svg>b',
    '<p>b</p>',
  ],
  ['mathematics', '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>b', '<p>b</p>'],
  [
    'a style',
    '<style>@import "https://evil.example"</style><p style="background:url(https://evil.example)">a</p>',
    '<p>a</p>',
  ],
  [
    'a form',
    '<form action="https://evil.example"><input value=x><button>a</button><textarea>b</textarea></form>',
    '<p>a</p>',
  ],
  [
    'a frame',
    '<iframe srcdoc="<script>alert(1)</script>">x</iframe><object data=x>y</object><embed src=x>b',
    '<p>b</p>',
  ],
  [
    'a base and a refresh',
    '<base href="https://evil.example"><meta http-equiv=refresh content="0;url=x">a',
    '<p>a</p>',
  ],
  ['a comment of a program', '<!--[if mso]><p>x</p><![endif]--><p>a</p>', '<p>a</p>'],
  ['a template', '<template><b>x</b></template>a', '<p>a</p>'],
  [
    'names of objects',
    '<a name=constructor href="constructor:x">a</a><constructor>b</constructor><valueof>',
    '<p>ab</p>',
  ],
  [
    'text that looks like HTML',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  ],
  [
    'an attribute that ends',
    '<a href="https://example.org/&quot;onclick=&quot;x">a</a>',
    '<p><a href="https://example.org/%22onclick=%22x">a</a></p>',
  ],
])('%s is not in what is left', (_, html, expected) => {
  expect(left(html)).toBe(expected)
})

test.each([
  ['https://example.org/a?b=1#c', 'https://example.org/a?b=1#c'],
  ['HTTP://EXAMPLE.ORG', 'http://example.org/'],
  ['mailto:anna@example.org', 'mailto:anna@example.org'],
  ['tel:+33123456789', 'tel:+33123456789'],
])('%s may be followed', (href, expected) => {
  expect(readHtml(`<a href="${href}">a</a>`)).toEqual([
    { kind: 'paragraph', content: [{ text: 'a', href: expected }] },
  ])
})

test.each([
  ['elements in elements', '<b>'.repeat(60_000) + 'a'],
  ['lists in lists', '<ul><li>'.repeat(20_000) + 'a'],
  ['blocks in blocks', '<div>'.repeat(39_000) + 'a'],
  ['tags that close nothing', 'a' + '</p></ul></b></svg>'.repeat(10_000)],
  ['tags that never end', 'a' + '<p '.repeat(60_000)],
  ['attributes', `<p ${'a=b '.repeat(49_000)}>a`],
  ['short texts', 'a<b>b</b>'.repeat(22_000)],
  ['spaces', `a${' <br>'.repeat(39_000)}b`],
])('many %s take no long time', (_, html) => {
  const before = performance.now()
  readHtml(html)
  expect(html.length).toBeLessThan(maxHtml)
  expect(performance.now() - before).toBeLessThan(1500)
})

test.each([
  ['nothing', ''],
  ['no text', '<p><br></p><img src=x>'],
  ['more than anybody writes', `<p>${'a'.repeat(maxHtml)}</p>`],
])('of %s there is nothing to show', (_, html) => {
  expect(readHtml(html)).toBeNull()
})
