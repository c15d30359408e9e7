import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { TokenAnswer } from '#contract/tokens/accessTokens.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { notify } from '../../../ui/messages/messages.ts'
import rows from '../../../ui/styles/rows.module.css'
import { identityCommands } from '../data/commands.ts'
import { formatTokenDay } from './instantNames.ts'

// lingui-set comment="Access tokens (passwords for programs) with what they may do. “Revoke” is a button (verb)."

type TokenListProps = {
  readonly tokens: readonly TokenAnswer[]
  readonly onRevoked: (id: string) => void
}

/** All tokens, with what each may do and until when. */
export function TokenList({ tokens, onRevoked }: TokenListProps) {
  const { t } = useLingui()
  const revocation = useMutation(identityCommands.deleteToken(useApi(), useQueryClient()))

  function onRevoke({ id, name }: TokenAnswer) {
    revocation.mutate(id, {
      onSuccess: () => {
        onRevoked(id)
        notify({ kind: 'done', text: () => t`Token ${name} revoked.` })
      },
      onError: (error) => notify({ kind: 'failed', text: () => t(explain(failureBehind(error)).sentence) }),
    })
  }

  if (tokens.length === 0) {
    return (
      <p>
        <Trans>You have no access tokens.</Trans>
      </p>
    )
  }
  return (
    <ul className={rows.list} role="list" aria-label={t`Your access tokens`}>
      {tokens.map((token) => (
        <li key={token.id} className={rows.row}>
          <div className={rows.what}>
            <strong>{token.name}</strong>
            <span className={rows.facts}>
              {token.scope === 'read' ? t`Read only` : t`Read and change`}
              {' · '}
              {isOver(token)
                ? t`expired ${formatTokenDay(token.expiresAt)}`
                : t`expires ${formatTokenDay(token.expiresAt)}`}
              {' · '}
              {token.lastUsedAt === null ? t`never used` : t`last used ${formatTokenDay(token.lastUsedAt)}`}
            </span>
          </div>
          <Button
            size="small"
            aria-label={t`Revoke ${token.name}`}
            isBusy={revocation.isPending && revocation.variables === token.id}
            onClick={() => onRevoke(token)}
          >
            <Trans>Revoke</Trans>
          </Button>
        </li>
      ))}
    </ul>
  )
}

const isOver = ({ expiresAt }: TokenAnswer) => Date.parse(expiresAt) <= Date.now()
