import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LinkedText } from './LinkedText.tsx'

afterEach(cleanup)

const text =
  'Agenda: https://example.org/agenda.\nNot javascript:alert(1) <b>bold</b>; ask mailto:anna@example.org'

test('addresses are links that tell the other page nothing, and the text stays as typed', () => {
  const { container } = render(<LinkedText text={text} />)
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ href }) => href)).toEqual(['https://example.org/agenda', 'mailto:anna@example.org'])
  expect(links.map(({ rel }) => rel)).toEqual(['noopener noreferrer', 'noopener noreferrer'])
  expect(links.map(({ target }) => target)).toEqual(['_blank', ''])
  expect(container.textContent).toBe(text)
})
