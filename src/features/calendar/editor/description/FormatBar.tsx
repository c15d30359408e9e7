import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import BoldIcon from 'lucide-react/icons/bold'
import ItalicIcon from 'lucide-react/icons/italic'
import LinkIcon from 'lucide-react/icons/link'
import ListIcon from 'lucide-react/icons/list'
import ListOrderedIcon from 'lucide-react/icons/list-ordered'
import { Toolbar } from 'react-aria-components'
import { IconButton } from '../../../../ui/buttons/IconButton.tsx'
import type { Format } from './Format.ts'
import styles from './description.module.css'

// lingui-set comment="Buttons that format the description of an event: “Formatting” names them all; “Bold” and “Italic” (the text)."

const buttons: readonly (readonly [Format, MessageDescriptor, LucideIcon])[] = [
  ['bold', msg`Bold`, BoldIcon],
  ['italic', msg`Italic`, ItalicIcon],
  ['bulletList', msg`Bulleted list`, ListIcon],
  ['orderedList', msg`Numbered list`, ListOrderedIcon],
  ['link', msg({ message: `Link`, context: 'format' }), LinkIcon],
]

type FormatBarProps = {
  /** What is selected has these. */
  readonly on?: ReadonlySet<Format>
  readonly isDisabled: boolean
  readonly onFormat: (format: Format) => void
}

/** The buttons above a description. The arrow keys lead from one to the next, Tab leads on. */
export function FormatBar({ on = none, isDisabled, onFormat }: FormatBarProps) {
  const { t } = useLingui()
  return (
    <Toolbar className={styles.bar ?? ''} aria-label={t`Formatting`}>
      {buttons.map(([format, name, icon]) => (
        <IconButton
          key={format}
          label={t(name)}
          icon={icon}
          size="small"
          disabled={isDisabled}
          aria-pressed={on.has(format)}
          // The text keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onFormat(format)}
        />
      ))}
    </Toolbar>
  )
}

const none: ReadonlySet<Format> = new Set()
