import { Plural } from '@lingui/react/macro'
import type { ImportResult } from './importEvents.ts'

/** How an import went, in numbers. */
export function ImportSummary({
  result: { added, alreadyThere, refused, left },
}: {
  readonly result: ImportResult
}) {
  return (
    <>
      <Plural value={added} one="# event imported." other="# events imported." />
      {alreadyThere > 0 && (
        <>
          {' '}
          <Plural value={alreadyThere} one="# was already there." other="# were already there." />
        </>
      )}
      {refused.length > 0 && (
        <>
          {' '}
          <Plural value={refused.length} one="# was refused." other="# were refused." />
        </>
      )}
      {left > 0 && (
        <>
          {' '}
          <Plural value={left} one="# was not sent." other="# were not sent." />
        </>
      )}
    </>
  )
}
