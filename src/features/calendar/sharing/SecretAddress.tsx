import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SecretAddressContents } from '#contract/sharing/secretAddress.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { CopyButton } from '../../../ui/buttons/CopyButton.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { makeSecretAddress, readSecretAddress, stopSecretAddress } from './publicRequests.ts'
import styles from './ShareDialog.module.css'

// lingui-set comment="A secret web address by which other programs read a calendar without signing in."

/** A web address by which whoever has it reads a calendar (CAL-31). It is shown once. */
export function SecretAddress({ calendar }: { readonly calendar: Calendar }) {
  const { t } = useLingui()
  const api = useApi()
  const client = useQueryClient()
  const slots = { userId: calendar.homeId, calendarId: calendar.id }
  const queryKey = ['calendar', 'secret', calendar.homeId, calendar.id]
  const asked = useQuery({ queryKey, queryFn: (call) => readSecretAddress(api, slots, call), gcTime: 0 })
  const [chosen, setChosen] = useState<SecretAddressContents | null>(null)
  const shows = chosen ?? asked.data ?? 'busy'
  const onSettled = () => client.invalidateQueries({ queryKey })
  const made = useMutation({ mutationFn: () => makeSecretAddress(api, slots, shows), onSettled })
  const stopped = useMutation({
    mutationFn: () => stopSecretAddress(api, slots),
    onSettled,
    onSuccess: () => made.reset(),
  })
  const isBusy = made.isPending || stopped.isPending
  const error = made.error ?? stopped.error ?? asked.error
  const exists = asked.data != null

  return (
    <section className={styles.share} aria-label={t`Secret address`}>
      <SelectField
        label={t`Secret address`}
        value={shows}
        hint={useHint(asked.data ?? null, shows)}
        options={[
          { value: 'busy', label: t`See only busy times` },
          { value: 'all', label: t`See all details` },
        ]}
        onChange={setChosen}
      />
      {made.data !== undefined && <MadeAddress url={made.data} />}
      <div className={styles.ways}>
        {made.data !== undefined && (
          <CopyButton text={made.data}>
            <Trans>Copy address</Trans>
          </CopyButton>
        )}
        <Button
          size="small"
          disabled={asked.data === undefined}
          isBusy={isBusy}
          onClick={() => made.mutate()}
        >
          <Trans>New address</Trans>
        </Button>
        {exists && (
          <Button size="small" variant="quiet" isBusy={stopped.isPending} onClick={() => stopped.mutate()}>
            <Trans>Stop</Trans>
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className={styles.trouble}>
          {t(explain(failureBehind(error)).sentence)}
        </p>
      )}
    </section>
  )
}

/**
 * What is said of an address; of one that shows nothing, or is not known, what it would be for. What is chosen holds for
 * the next one.
 */
function useHint(shows: SecretAddressContents | null, chosen: SecretAddressContents): string {
  const { t } = useLingui()
  if (shows === 'all' && chosen === 'busy')
    return t`For a new address. Until there is one, anyone with the address in use sees all details but those of private events.`
  if (shows === 'busy' && chosen === 'all')
    return t`For a new address. Until there is one, anyone with the address in use sees only when you are busy.`
  if (shows === 'all')
    return t`Anyone with the address sees all details but those of private events, without signing in.`
  if (shows === 'busy') return t`Anyone with the address sees when you are busy, without signing in.`
  return t`For programs that read a calendar by its address. Anyone with the address can read it without signing in.`
}

function MadeAddress({ url }: { readonly url: string }) {
  const { t } = useLingui()
  return (
    <TextField
      label={t`Address`}
      value={url}
      inputMode="url"
      readOnly
      hint={t`Copy it now: it won’t be shown again. Earlier addresses have stopped working.`}
      onChange={() => undefined}
      onFocus={({ target }) => target.select()}
    />
  )
}
