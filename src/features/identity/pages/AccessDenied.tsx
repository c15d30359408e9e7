import type { ReactNode } from 'react'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Details } from './Details.tsx'
import { Support } from './Support.tsx'
import { SignInLayout } from './SignInLayout.tsx'

type AccessDeniedProps = {
  readonly title: string
  /** What happened, what is kept, and what to do: paragraphs. */
  readonly children: ReactNode
  /** The ways on: buttons. */
  readonly action: ReactNode
  readonly supportEmail?: string | undefined
  /** As `detailsOf` writes them. */
  readonly details: string
}

/** A way in that ends here: why, the ways on, whom to ask, and what to tell them. */
export function AccessDenied({ title, children, action, supportEmail, details }: AccessDeniedProps) {
  return (
    <SignInLayout title={title}>
      <ErrorState level={1} title={title} action={action}>
        {children}
        {supportEmail !== undefined && <Support email={supportEmail} />}
      </ErrorState>
      <Details text={details} />
    </SignInLayout>
  )
}
