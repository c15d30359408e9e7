import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import type { FileReading } from './reading/readBoth.ts'

type GuessTimesProps = {
  readonly file: FileReading
  readonly isGuessing: boolean
  readonly onChange: (isGuessing: boolean) => void
}

/** Offers events whose times can only be guessed. */
export function GuessTimes({ file, isGuessing, onChange }: GuessTimesProps) {
  const { t } = useLingui()
  const count = file.strict.skipped.filter(({ canGuess }) => canGuess).length
  if (count === 0) return null
  return (
    <Checkbox
      label={t({
        message: plural(count, {
          one: 'Import # event whose start or end is missing or wrong',
          other: 'Import # events whose start or end is missing or wrong',
        }),
      })}
      hint={t`Kalends works out their times from the rest of the file.`}
      isChecked={isGuessing}
      onChange={onChange}
    />
  )
}
