import { useMemo } from 'react'
import { currentRichText } from '../../richtext/currentRichText.ts'
import type { Block, RichText, Run } from '../../richtext/RichText.ts'
import { LinkedText } from '../LinkedText.tsx'
import type { DescriptionProps } from './DescriptionProps.ts'
import styles from './StyledDescription.module.css'

/** The formatted text; the plain one if that was changed alone. It is built of elements, never of HTML. */
export function StyledDescription({ plain, html }: DescriptionProps) {
  const rich = useMemo(() => currentRichText(html, plain), [html, plain])
  return rich === null ? (
    <LinkedText text={plain} />
  ) : (
    <div className={styles.text}>
      <Blocks blocks={rich} />
    </div>
  )
}

// The same text has the same parts: their order is their name.
/* oxlint-disable react/no-array-index-key */

function Blocks({ blocks }: { readonly blocks: RichText }) {
  return blocks.map((block, index) => <OneBlock key={index} block={block} />)
}

function OneBlock({ block }: { readonly block: Block }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        {block.content.map((run, index) => (
          <FormattedRun key={index} {...run} />
        ))}
      </p>
    )
  const items = block.items.map((item, index) => (
    <li key={index}>
      <Blocks blocks={item} />
    </li>
  ))
  return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>
}

function FormattedRun({ text, isBold, isItalic, href }: Run) {
  const words = href === undefined ? <LinkedText text={text} /> : text
  const italic = isItalic ? <em>{words}</em> : words
  const bold = isBold ? <strong>{italic}</strong> : italic
  if (href === undefined) return bold
  // The address is shown on hover: the text may say another one.
  return (
    <a href={href} title={href} rel="noopener noreferrer" {...(href.startsWith('http') && beside)}>
      {bold}
    </a>
  )
}

const beside = { target: '_blank' } as const
