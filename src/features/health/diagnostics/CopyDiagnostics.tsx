import { Trans, useLingui } from '@lingui/react/macro'
import type { Watch } from '#domain/health/watch.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { notify } from '../../../ui/messages/messages.ts'
import { diagnosticsOf, markdownOf } from './diagnosticsOf.ts'
import type { ComponentFacts } from '../factsOf.ts'
import { epochMs } from '#domain/time/units.ts'

type CopyDiagnosticsProps = { readonly watch: Watch; readonly facts: readonly ComponentFacts[] }

/** Copies what is known, for a ticket or a program, without secrets. */
export function CopyDiagnostics({ watch, facts }: CopyDiagnosticsProps) {
  const { t } = useLingui()
  const isKnown = watch.health !== null || watch.trouble !== null

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      notify({ kind: 'done', text: () => t`Diagnostics copied, without secrets.` })
    } catch {
      notify({ kind: 'failed', text: () => t`The browser blocked copying.` })
    }
  }

  const diagnostics = () => diagnosticsOf(watch, facts, epochMs(Date.now()))
  return (
    <>
      <Button disabled={!isKnown} onClick={() => void copy(markdownOf(diagnostics()))}>
        <Trans>Copy diagnostics</Trans>
      </Button>
      <Button disabled={!isKnown} onClick={() => void copy(JSON.stringify(diagnostics(), null, 2))}>
        <Trans>Copy as JSON</Trans>
      </Button>
    </>
  )
}
