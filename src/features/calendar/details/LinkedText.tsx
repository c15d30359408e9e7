import { linksIn } from '../format/linksIn.ts'

type LinkedTextProps = { readonly text: string }

/** A text as it was typed, with its addresses as links. They open in a new tab, which cannot see this one. */
export function LinkedText({ text }: LinkedTextProps) {
  return linksIn(text).map(({ text: typed, href }, index) =>
    href === null ? (
      typed
    ) : (
      // The same text has the same parts: their order is their name.
      // oxlint-disable-next-line react/no-array-index-key
      <a key={index} href={href} {...(isPage(href) && beside)} rel="noopener noreferrer">
        {typed}
      </a>
    ),
  )
}

/** A mail opens in its own program, which needs no empty tab. */
const isPage = (href: string) => href.startsWith('http')

const beside = { target: '_blank' } as const
