import { useLayoutEffect, useRef, useState } from 'react'

export type Size = { readonly width: number; readonly height: number }

/** The size before there is an element to measure. */
export const unmeasured: Size = { width: 0, height: 0 }

/** The size of an element in rem, known before the first paint and after each change. */
export function useSize() {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>(unmeasured)

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => setSize(sizeOf(element))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return { ref, size }
}

function sizeOf(element: Element): Size {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const { width, height } = element.getBoundingClientRect()
  return { width: width / rem, height: height / rem }
}
