import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { NotLoaded } from '../NotLoaded.ts'
import { Button } from '../buttons/Button.tsx'
import { ErrorState } from './ErrorState.tsx'

type ErrorBoundaryProps = {
  readonly children: ReactNode
  /** A change of it resets the boundary: the address, the date. */
  readonly resetKey?: string | undefined
  /** What is shown instead; by default a sentence and `Try again`. */
  readonly fallback?: (error: unknown, retry: () => void) => ReactNode
  readonly onError?: (error: unknown, info: ErrorInfo) => void
}

type Shown = { readonly failed: { readonly error: unknown } | null }

/** One around each region: an error in it leaves the rest of the page alone. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Shown> {
  override state: Shown = { failed: null }

  static getDerivedStateFromError(error: unknown): Shown {
    return { failed: { error } }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info)
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.failed !== null && before.resetKey !== this.props.resetKey) this.retry()
  }

  readonly retry = () => this.setState({ failed: null })

  override render() {
    const { failed } = this.state
    if (failed === null) return this.props.children
    if (this.props.fallback) return this.props.fallback(failed.error, this.retry)
    if (failed.error instanceof NotLoaded) {
      return (
        <ErrorState title={t`This part couldn’t be loaded`} action={<TryAgain onClick={this.retry} />}>
          <Trans>Check your connection, then try again.</Trans>
        </ErrorState>
      )
    }
    return (
      <ErrorState title={t`This part couldn’t be shown`} action={<TryAgain onClick={this.retry} />}>
        <Trans>The rest of the page works, and everything you saved is safe.</Trans>
      </ErrorState>
    )
  }
}

function TryAgain({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button variant="primary" onClick={onClick}>
      <Trans>Try again</Trans>
    </Button>
  )
}
