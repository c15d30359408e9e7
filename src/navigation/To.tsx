import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import type { Path } from './addresses.ts'

type ToProps = {
  readonly path: Path
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link inside the application; it says `aria-current="page"` where the address is below it. */
export function To({ path, className, children }: ToProps) {
  return (
    <NavLink to={path} {...(className && { className })}>
      {children}
    </NavLink>
  )
}
