import { useLingui } from '@lingui/react/macro'
import type { EditorView } from 'prosemirror-view'
import { useState, type KeyboardEvent } from 'react'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { useTakenOnSave } from '../form/useTakenOnSave.ts'
import { typedAddress, linkAt, withLink } from './links.ts'
import styles from './description.module.css'

// lingui-set comment="A link in the description of an event: its address, and buttons (verbs)."

type LinkFieldProps = { readonly view: EditorView; readonly onClose: () => void }

/** Where a link leads, typed below the text. Enter makes the link, Escape leaves the text as it is. */
export function LinkField({ view, onClose }: LinkFieldProps) {
  const { t } = useLingui()
  const [link] = useState(() => linkAt(view.state))
  const [typed, setTyped] = useState(link?.href ?? '')
  const [isWrong, setIsWrong] = useState(false)

  function close() {
    onClose()
    view.focus()
  }

  function apply(): boolean {
    const href = typedAddress(typed)
    setIsWrong(href === null)
    if (href === null) return false
    view.dispatch(withLink(view.state, href))
    close()
    return true
  }

  useTakenOnSave(() => typed.trim() === '' || typed === link?.href || apply())

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // The dialog would be saved, or closed.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') apply()
    else close()
  }

  return (
    <div className={styles.link}>
      <TextField
        label={t`Address`}
        value={typed}
        inputMode="url"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to type here
        autoFocus
        error={isWrong ? t`Type an address, such as example.org or anna@example.org.` : undefined}
        onKeyDown={onKeyDown}
        onChange={(text) => {
          setTyped(text)
          setIsWrong(false)
        }}
      />
      <div className={styles.buttons}>
        <Button size="small" onClick={apply}>
          {link === null ? t`Add link` : t`Change link`}
        </Button>
        {link !== null && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              view.dispatch(withLink(view.state, null))
              close()
            }}
          >
            {t`Remove link`}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={close}>
          {t`Cancel`}
        </Button>
      </div>
    </div>
  )
}
