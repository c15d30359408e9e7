import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/buttons/Button.tsx'

// lingui-set comment="A small card about what somebody else did to an event. Buttons are verbs: “Agree” only takes the mark away, and nobody is told."

type UnseenButtonsProps = {
  /** Whether there are others. */
  readonly hasNext: boolean
  readonly onAgree: () => void
  /** Null for what cannot be undone. */
  readonly onUndo: (() => void) | null
  readonly onNext: () => void
  readonly onAgreeToAll: () => void
}

/** What can be done about a change by somebody else. */
export const UnseenButtons = ({ hasNext, onAgree, onUndo, onNext, onAgreeToAll }: UnseenButtonsProps) => (
  <>
    <Button variant="primary" onClick={onAgree}>
      <Trans>Agree</Trans>
    </Button>
    {onUndo && (
      <Button onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
    )}
    {hasNext && (
      <>
        <Button onClick={onNext}>
          <Trans>Next</Trans>
        </Button>
        <Button variant="quiet" onClick={onAgreeToAll}>
          <Trans>Agree to all</Trans>
        </Button>
      </>
    )}
  </>
)
