import type { ReactNode } from 'react'
import { usePath } from '../../navigation/usePath.ts'
import { ErrorBoundary } from '../../ui/states/ErrorBoundary.tsx'

/** A part of the screen with its own error boundary: an error in it leaves the others alone. */
export function Region({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary resetKey={usePath()}>{children}</ErrorBoundary>
}
