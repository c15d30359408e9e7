import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState, type KeyboardEvent } from 'react'
import { parseWrittenDate } from '#domain/time/parseWrittenDate.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { dateWordsIn } from '../../../locales/dateWords.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { formatDate } from '../format/formatDate.ts'

const notADate = msg`Enter a date, such as 15 March 2027.`

type DayFieldProps = {
  readonly label: string
  readonly day: IsoDate
  readonly onDay: (day: IsoDate) => void
}

/** A day, as people write it; read when the field is left, or by Enter. */
export function DayField({ label, day, onDay }: DayFieldProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState({ day, text: formatDate(day), isWrong: false })
  const { text, isWrong } = typed.day === day ? typed : { text: formatDate(day), isWrong: false }

  function read(): void {
    const found = parseWrittenDate(text, dateWordsIn(i18n.locale), { date: day, pick: 'nearest' })
    if (found === null) setTyped({ day, text, isWrong: true })
    else {
      setTyped({ day, text: formatDate(found), isWrong: false })
      if (found !== day) onDay(found)
    }
  }

  return (
    <TextField
      label={label}
      value={text}
      autoComplete="off"
      error={isWrong ? t(notADate) : undefined}
      onChange={(next) => setTyped({ day, text: next, isWrong: false })}
      onBlur={read}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && read()}
    />
  )
}
