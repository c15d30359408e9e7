import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Description } from './Description.tsx'

afterEach(cleanup)

const html =
  '<p onclick="alert(1)">Read the <a href="https://example.org/a" target="_top">agenda</a>, ask ' +
  '<a href="mailto:anna@example.org"><b>Anna</b></a>.</p><ul><li>Cake<img src="https://evil.example/x"></ul>' +
  '<a href="javascript:alert(1)">No</a> https://example.org/b<script>alert(1)</script>'
const plain = 'Read the agenda, ask Anna.\nCake\nNo https://example.org/b'

test('a formatted description has its formats and safe links, and nothing else of the HTML', async () => {
  const { container } = render(<Description plain={plain} html={html} />)
  expect((await screen.findByRole('listitem')).textContent).toBe('Cake')
  expect(screen.getByText('Anna').tagName).toBe('STRONG')
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ href, rel, target }) => [href, rel, target])).toEqual([
    ['https://example.org/a', 'noopener noreferrer', '_blank'],
    ['mailto:anna@example.org', 'noopener noreferrer', ''],
    ['https://example.org/b', 'noopener noreferrer', '_blank'],
  ])
  expect(container.querySelector('img, script, [style], [onclick]')).toBeNull()
})

test('where the plain text was changed alone, it is shown', async () => {
  const { container } = render(<Description plain="Read nothing" html="<p>Read the <b>agenda</b></p>" />)
  await expect.poll(() => container.textContent).toBe('Read nothing')
  render(<Description plain="Read the agenda" html="<p>Read the <b>agenda</b></p>" />)
  expect((await screen.findByText('agenda')).tagName).toBe('STRONG')
  expect(container.textContent).toBe('Read nothing')
})
