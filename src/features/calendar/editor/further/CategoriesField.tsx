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

  function add() {
    const name = typed.trim().replace(/^#/, '')
    if (name !== '' && !categories.includes(name)) onChange([...categories, name])
    setTyped('')
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
        onChange={setTyped}
        onKeyDown={onKeyDown}
        onBlur={add}
      />
      {categories.length > 0 && (
        <ul role="list" className={styles.tokens} aria-label={t`Categories`}>
          {categories.map((name, index) => (
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
