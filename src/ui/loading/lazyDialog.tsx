import { useEffect, useEffectEvent, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary } from '../states/ErrorBoundary.tsx'
import { lazyComponent, type LazyComponent } from './lazyComponent.tsx'
import { notifyNotLoaded } from './loadPart.ts'
import { NotLoaded } from '../NotLoaded.ts'

type Closable = { readonly onClose: () => void }

/**
 * A dialog or menu whose script is loaded when it is first opened, or earlier. If it cannot be loaded, a
 * message offers to try again, and the page stays as it is; dismissing the message closes the dialog.
 *
 * @param Meanwhile is there while it is loaded: `TypeAhead` for a dialog that opens to be typed into
 */
export function lazyDialog<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: (props: Closable) => ReactNode,
): LazyComponent<Props> {
  const Dialog = lazyComponent<Props>(load, Meanwhile)
  const DialogOrMessage = (props: Props) => (
    <ErrorBoundary fallback={messageFor(props.onClose)}>
      <Dialog {...props} />
    </ErrorBoundary>
  )
  return Object.assign(DialogOrMessage, { preload: Dialog.preload })
}

const messageFor = (onClose: () => void) => (error: unknown, retry: () => void) => {
  if (!(error instanceof NotLoaded)) throw error
  return <CouldNotLoad onRetry={retry} onClose={onClose} />
}

function CouldNotLoad(props: Closable & { readonly onRetry: () => void }) {
  const onRetry = useEffectEvent(() => props.onRetry())
  const onDismiss = useEffectEvent(() => props.onClose())

  useEffect(
    () =>
      notifyNotLoaded(
        () => onRetry(),
        () => onDismiss(),
      ),
    [],
  )
  return null
}
