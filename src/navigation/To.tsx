import type { MouseEvent, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { Path } from './addresses.ts'
import { isAtOrBelow } from './pageAt.ts'
import { useGo } from './useGo.ts'

type ToProps = {
  readonly path: Path
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link inside the application, with `aria-current="page"` if the address is below it. */
export function To({ path, className, children }: ToProps) {
  const go = useGo()
  const { pathname } = useLocation()

  function onClick(event: MouseEvent) {
    // With a modifier key it opens elsewhere, and the page is not left.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(path)
  }

  return (
    <a
      href={`#${path}`}
      className={className}
      aria-current={isAtOrBelow(path.split('?', 1)[0] ?? path, pathname) ? 'page' : undefined}
      onClick={onClick}
    >
      {children}
    </a>
  )
}
