import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import X from 'lucide-react/icons/x'
import { useSettings, useSettingsStore } from '../../../../settings/useSettings.ts'
import { IconButton } from '../../../../ui/buttons/IconButton.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { MenuButton } from '../../../../ui/overlays/MenuButton.tsx'
import styles from './further.module.css'
import { namedColours } from './namedColours.ts'

// lingui-set comment="Categories of an event, such as Food or Travel."

type CategoriesFieldProps = {
  readonly categories: readonly string[]
  readonly onChange: (categories: string[]) => void
}

/** The categories of an event. Each can have a colour, which all events with it are drawn in. */
export function CategoriesField({ categories, onChange }: CategoriesFieldProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  // The last of them while it is typed, so that it is kept however the form is left; empty for none.
  const [growing, setGrowing] = useState('')
  const done = growing !== '' && categories.at(-1) === growing ? categories.slice(0, -1) : categories

  function onTyped(text: string) {
    // What is pasted may be several, and the comma of a keyboard on the screen is no key.
    const pieces = text.split(',')
    const names = pieces.map((each) => each.trim().replace(/^#/, ''))
    const last = names.pop() ?? ''
    const ended = [...new Set([...done, ...names.filter((name) => name !== '')])]
    const isNew = last !== '' && !ended.includes(last)
    onChange(isNew ? [...ended, last] : ended)
    setTyped(pieces.at(-1)?.trimStart() ?? '')
    setGrowing(isNew ? last : '')
  }

  function add() {
    setTyped('')
    setGrowing('')
  }

  /** Enter saves the event elsewhere in its form, and here where nothing is typed. */
  function onKeyDown(event: KeyboardEvent) {
    const isEnd = event.key === 'Enter' || event.key === ','
    if (!isEnd || typed.trim() === '' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  return (
    <div className={styles.group}>
      <TextField
        label={t`Categories`}
        value={typed}
        autoComplete="off"
        hint={t`Press Enter after each.`}
        onChange={onTyped}
        onKeyDown={onKeyDown}
        onBlur={add}
      />
      {done.length > 0 && (
        <ul role="list" className={styles.tokens} aria-label={t`Categories`}>
          {done.map((name, index) => (
            <li key={name} className={styles.token}>
              <span>{name}</span>
              <CategoryColour name={name} />
              <IconButton
                label={t`Remove: ${name}`}
                icon={X}
                size="small"
                onClick={() => onChange(categories.toSpliced(index, 1))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A setting of the person: it counts for every event of the category, and at once. */
function CategoryColour({ name }: { readonly name: string }) {
  const { t } = useLingui()
  const { categoryColours = {} } = useSettings()
  const { choose } = useSettingsStore()
  const colour = categoryColours[name]
  const others = Object.fromEntries(Object.entries(categoryColours).filter(([each]) => each !== name))
  return (
    <MenuButton
      label={t`Colour of ${name}`}
      size="small"
      choices={[
        { label: t`No colour`, run: () => choose({ categoryColours: others }) },
        ...namedColours.map((each) => ({
          label: t(each.name),
          run: () => choose({ categoryColours: { ...others, [name]: each.colour } }),
        })),
      ]}
    >
      <span className={styles.dot} style={{ backgroundColor: colour }} />
    </MenuButton>
  )
}
