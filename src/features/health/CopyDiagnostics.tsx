import { Trans, useLingui } from '@lingui/react/macro'
import type { Watch } from '#domain/health/watch.ts'
import { Button } from '../../ui/Button.tsx'
import { notify } from '../../ui/messages.ts'
import { diagnosticsOf, markdownOf } from './diagnosticsOf.ts'
import type { ComponentFacts } from './factsOf.ts'

type CopyDiagnosticsProps = { readonly watch: Watch; readonly facts: readonly ComponentFacts[] }

/** What is known, for a ticket or for a program, without secrets. */
export function CopyDiagnostics({ watch, facts }: CopyDiagnosticsProps) {
  const { t } = useLingui()
  const isKnown = watch.health !== null || watch.trouble !== null

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      notify({ kind: 'done', text: t`Diagnostics copied. Secrets were left out.` })
    } catch {
      notify({ kind: 'failed', text: t`The browser did not let the diagnostics be copied.` })
    }
  }

  const diagnostics = () => diagnosticsOf(watch, facts, Date.now())
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
