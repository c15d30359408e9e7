import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { placeUnder } from '../overlays/placeUnder.ts'
import { Field } from './Field.tsx'
import { fieldAttributes } from './fieldAttributes.ts'
import styles from './ListField.module.css'

/** A choice of a list that can also be typed. */
export type ListOption = {
  readonly value: string
  readonly name: string
  /** What else is to be known of it, after its name. */
  readonly detail?: string
}

type ListFieldProps = {
  readonly label: string
  readonly value: string
  /** How the value is shown while nobody types. */
  readonly shown: string
  /** The proposals in order; asked for while the list is open. */
  readonly options: () => readonly ListOption[]
  /** The option that the list opens at, by its value. */
  readonly current: string
  readonly error?: string | undefined
  readonly onChange: (text: string) => void
  readonly onPick: (value: string) => void
  readonly onOpen?: () => void
  /** The field was left. */
  readonly onLeft?: (() => void) | undefined
}

/**
 * A text with a list of proposals (role `combobox`), which opens on a press or by an arrow key. Typing closes
 * it: what is typed counts as it is.
 */
export function ListField(props: ListFieldProps) {
  const { label, value, shown, options, current, onChange, onPick, onOpen, onLeft } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // The value of the option that the arrow keys were at last; null while the list is closed.
  const [chosen, setActive] = useState<string | null>(null)
  const isOpen = chosen !== null
  const shownOptions = isOpen ? options() : none
  // The proposals may be others by now.
  const active = chosen === null ? null : activeOf(shownOptions, chosen)
  const [isTyping, setIsTyping] = useState(false)
  const error = isTyping ? undefined : props.error

  function open() {
    onOpen?.()
    setActive(nearest(options(), current))
  }

  function pick(picked: string) {
    setActive(null)
    setIsTyping(false)
    onPick(picked)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (active === null) open()
      else setActive(beside(shownOptions, active, key === 'ArrowDown' ? 1 : -1))
    } else if (active !== null && key === 'Enter') {
      event.preventDefault()
      pick(active)
    } else if (active !== null && key === 'Escape') {
      // The list closes, and not the dialog that it is in.
      event.stopPropagation()
      event.preventDefault()
      setActive(null)
    } else if (key === 'Enter') setIsTyping(false)
  }

  return (
    <Field id={id} label={label} error={error}>
      <input
        {...fieldAttributes(id, { error })}
        ref={input}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="none"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={active === null ? undefined : optionId(id, active)}
        value={isTyping ? value : shown}
        onChange={(event) => {
          setActive(null)
          setIsTyping(true)
          onChange(event.target.value)
        }}
        onClick={() => isOpen || open()}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setActive(null)
          setIsTyping(false)
          onLeft?.()
        }}
      />
      {active !== null && (
        <OptionList
          {...{ id, label, active, input }}
          options={shownOptions}
          onPick={pick}
          onClose={() => setActive(null)}
        />
      )}
    </Field>
  )
}

const none: readonly never[] = []

const optionId = (id: string, value: string) => `${id}-${value}`

const activeOf = (options: readonly ListOption[], value: string): string =>
  options.some((each) => each.value === value) ? value : nearest(options, value)

/** The option with that value, or the first one after it. */
const nearest = (options: readonly ListOption[], value: string): string =>
  (options.find((each) => each.value >= value) ?? options.at(-1))?.value ?? ''

function beside(options: readonly ListOption[], value: string, by: number): string {
  const at = options.findIndex((each) => each.value === value)
  return options[(at + by + options.length) % options.length]?.value ?? value
}

type OptionListProps = {
  readonly id: string
  readonly label: string
  readonly options: readonly ListOption[]
  readonly active: string
  readonly input: RefObject<HTMLInputElement | null>
  readonly onPick: (value: string) => void
  readonly onClose: () => void
}

function OptionList({ id, label, options, active, input, onPick, onClose }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const place = () => {
      if (!list.current || !input.current) return
      placeUnder(input.current, list.current)
      list.current.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
    }
    place()
    // The press that opens it brings the on-screen keyboard too.
    visualViewport?.addEventListener('resize', place)
    return () => visualViewport?.removeEventListener('resize', place)
  }, [input])

  useLayoutEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  useLayoutEffect(() => {
    const onScroll = ({ target }: Event) => target === list.current || onClose()
    addEventListener('scroll', onScroll, { capture: true })
    addEventListener('resize', onClose)
    return () => {
      removeEventListener('scroll', onScroll, { capture: true })
      removeEventListener('resize', onClose)
    }
  })

  return (
    <div
      ref={list}
      popover="manual"
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      className={styles.list}
    >
      {options.map(({ value, name, detail }) => (
        // The keys are the field's.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={value}
          id={optionId(id, value)}
          role="option"
          tabIndex={-1}
          aria-selected={value === active}
          className={styles.option}
          // The focus stays in the field.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(value)}
        >
          {name}
          {detail !== undefined && <span className={styles.detail}> {detail}</span>}
        </div>
      ))}
    </div>
  )
}
