import { useLingui } from '@lingui/react/macro'
import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { CalendarEvent, DraftWhen } from '#domain/event/CalendarEvent.ts'
import { eventWhen } from '#domain/event/draftWhen.ts'
import { readSaying, type Saying } from '#domain/quickadd/saying/readSaying.ts'
import { localAt, localOf } from '#domain/time/instantOf.ts'
import { localDateTime } from '#domain/time/localDateTime.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { explain, failureBehind } from '../../../api/explain.ts'
import { sentenceLanguage } from '../../../locales/sentenceLanguage.ts'
import { useSettings } from '../../../settings/useSettings.ts'
import { notify } from '../../../ui/messages/messages.ts'
import '../../../ui/overlays/composedKeys.ts'
import { placeUnder } from '../../../ui/overlays/placeUnder.ts'
import type { AskScope } from '../edits/AskScope.ts'
import { useEditContext } from '../edits/useEditContext.ts'
import { titleOf } from '../format/formatEvent.ts'
import type { GridActions } from '../grid/GridActions.ts'
import { newEventMinutes } from '../options/newEventMinutes.ts'
import { useReader } from '../queries/ranges/useReader.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { useNow } from '../zone/useNow.ts'
import { applySaying } from './applySaying.ts'
import { formatSaying } from './formatSaying.ts'
import styles from './SayingLine.module.css'
import { seen } from '../grid/seen.ts'

// lingui-set comment="A line at an event, in which a person types what changes about it: +30, 16:00, >work, .thu. What they type is read back below it."

type SayingLineProps = {
  readonly event: CalendarEvent
  /** The character that it begins with. */
  readonly typed: string
  readonly zone: Zone
  /** Those that it can move to. */
  readonly calendars: readonly Calendar[]
  readonly ask: AskScope
  readonly drag: GridActions['drag']
  readonly onClose: () => void
}

/** What is said to an event: it is read back as it is typed; Enter does it, Escape and leaving it do nothing. */
export function SayingLine({ event, typed, zone, calendars, ask, drag, onClose }: SayingLineProps) {
  const { t, i18n } = useLingui()
  const editContext = useEditContext(zone.name)
  const reader = useReader(zone.name)
  const panel = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  const [text, setText] = useState(typed)
  const now = localDateTime(localAt(useNow(), zone))
  const minutes = newEventMinutes(useSettings())
  const when = draftIn(event, zone)
  const [words] = useState(() => sentenceLanguage(i18n.locale))
  const reference = { ...words, now, zone: zone.name, minutes, calendars }
  const saying = readSaying(text, when, reference)
  const title = useMemo(() => titleOf(event), [event])

  const onLost = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const chip = chipOf(event.key)
    // It was removed meanwhile: there is nothing to say it to.
    if (!panel.current || !chip) return onLost()
    placeUnder(chip, panel.current)
    input.current?.focus()
    input.current?.setSelectionRange(typed.length, typed.length)
  }, [event.key, typed])

  async function change(entered: Saying): Promise<void> {
    if (entered.kind === 'when') return drag(event.key, eventWhen(entered.when, zone))
    const onFailure = (error: unknown) =>
      notify({ kind: 'failed', text: () => t(explain(failureBehind(error)).sentence) })
    await applySaying(editContext, { event, zone, calendars, reader }, entered, ask).catch(onFailure)
  }

  function end(entered: Saying | null) {
    if (isOver.current) return
    isOver.current = true
    chipOf(event.key)?.focus()
    onClose()
    if (entered) void change(entered)
  }

  function onKeyDown(pressed: KeyboardEvent) {
    const { key } = pressed
    if (key !== 'Escape' && key !== 'Enter') return
    pressed.preventDefault()
    pressed.stopPropagation()
    if (key === 'Escape') end(null)
    else if (saying) end(saying)
  }

  return (
    <div ref={panel} popover="manual" role="dialog" aria-label={t`Change “${title}”`} className={styles.line}>
      <input
        ref={input}
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-label={t`What changes`}
        className={styles.field}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => end(null)}
      />
      <p role="status" className={styles.meaning} data-empty={saying === null ? '' : undefined}>
        {saying ? formatSaying(saying, zone, calendars) : t`Such as +30, 16:00, >work, .thu`}
      </p>
    </div>
  )
}

const chipOf = (key: string) =>
  document.querySelector<HTMLElement>(`[data-cell] [data-event="${CSS.escape(key)}"]${seen}`)

/** When the event is, as the clock of the view shows it. */
function draftIn({ when }: CalendarEvent, zone: Zone): DraftWhen {
  if (when.kind === 'allDay') return when
  return { kind: 'timed', start: localOf(when.start, zone), end: localOf(when.end, zone), zone: zone.name }
}
