import { useRef, useState, type RefObject } from 'react'
import { notifyNotLoaded } from '../../../../ui/loading/loadPart.ts'
import { afterTyping, type FirstFormat } from './FirstFormat.ts'

/**
 * The first format of a text, once the script that formats is there: until then the plain text is typed on, and without
 * the script it stays.
 *
 * @param load rejects if the script cannot be fetched
 */
export function useFirstFormat(load: () => Promise<unknown>) {
  const [first, setFirst] = useState<FirstFormat | null>(null)
  const wanted = useRef<FirstFormat | null>(null)
  return {
    first,
    begin: (format: FirstFormat) => wish(format, { wanted, load, onLoaded: setFirst }),
    onTyped: (texts: readonly [string, string], caret: number) => {
      if (wanted.current !== null) wanted.current = afterTyping(wanted.current, texts, caret)
    },
  }
}

type Wish = {
  readonly wanted: RefObject<FirstFormat | null>
  readonly load: () => Promise<unknown>
  readonly onLoaded: (format: FirstFormat) => void
}

function wish(format: FirstFormat, ways: Wish): void {
  const { wanted, load } = ways
  const before = wanted.current
  // The same key again ends it.
  if (before?.format === format.format) wanted.current = { ...before, isOpen: false }
  if (before !== null) return
  wanted.current = format
  void load().then(
    () => fulfil(ways),
    () => {
      wanted.current = null
      notifyNotLoaded(() => wish(format, ways))
    },
  )
}

function fulfil({ wanted, onLoaded }: Wish): void {
  const format = wanted.current
  wanted.current = null
  if (format !== null && (format.isOpen || format.from < format.to)) onLoaded(format)
}
