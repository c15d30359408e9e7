import { useLayoutEffect, useRef, useState } from 'react'
import type { AgendaPart } from './agendaParts.ts'
import { paginate } from './paginate.ts'

const mm = 96 / 25.4

/**
 * Where sheets begin, as the parts are high when drawn: they are drawn once in an element that nobody sees, and measured.
 *
 * @param heightMm of what a sheet has for them
 * @returns the index of the first part of each sheet; null before they were measured
 */
export function useBreaks(parts: readonly AgendaPart[], heightMm: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [starts, setStarts] = useState<readonly number[] | null>(null)

  useLayoutEffect(() => {
    const measure = () => {
      const drawn = [...(ref.current?.children ?? [])].map((part) => part.getBoundingClientRect().height)
      setStarts(startsOf(parts, drawn, heightMm * mm))
    }
    measure()
    // Letters of another font are of another width, and lines break elsewhere.
    let isGone = false
    void document.fonts.ready.then(() => isGone || measure())
    return () => {
      isGone = true
    }
  }, [parts, heightMm])

  return { ref, starts }
}

function startsOf(parts: readonly AgendaPart[], heights: readonly number[], capacity: number) {
  const flowing = parts.map(({ kind, date }, index) => ({
    height: heights[index] ?? 0,
    staysWithNext:
      kind === 'month' || kind === 'day' || (kind === 'event' && parts[index + 1]?.kind === 'text'),
    group: kind === 'month' ? `${date} month` : date,
  }))
  const heading = parts.findIndex(({ kind }) => kind === 'day')
  return paginate(flowing, capacity - 1, heights[heading] ?? 0)
}
