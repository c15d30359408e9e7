import type { MouseEvent, ReactNode } from 'react'
import { NavLink, useNavigate } from 'react-router-dom'
import type { Path } from './addresses.ts'
import { askToLeave } from './leaving.ts'

type ToProps = {
  readonly path: Path
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link inside the application; it says `aria-current="page"` where the address is below it. */
export function To({ path, className, children }: ToProps) {
  const navigate = useNavigate()

  function onClick(event: MouseEvent) {
    // With a modifier it opens elsewhere, and nothing is left.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    askToLeave(path, () => void navigate(path))
  }

  return (
    <NavLink to={path} onClick={onClick} {...(className && { className })}>
      {children}
    </NavLink>
  )
}
