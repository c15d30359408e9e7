import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { useApi } from '../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { useUser } from '../../../api/UserProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { newUid } from '../edits/newUid.ts'
import { calendarKeys } from '../queries/calendarKeys.ts'
import { subscribeTo } from './publicRequests.ts'
import styles from './ShareDialog.module.css'

// lingui-set comment="The button that adds a public calendar of the organisation to one’s own list."

type SubscribeButtonProps = {
  readonly name: string
  /** Where it lies. */
  readonly href: string
}

/** Adds a public calendar to one's own list (CAL-26). */
export function SubscribeButton({ name, href }: SubscribeButtonProps) {
  const { t } = useLingui()
  const api = useApi()
  const user = useUser()
  const client = useQueryClient()
  const add = useMutation({
    mutationFn: () => subscribeTo(api, user.id, newUid(), { href }),
    onSettled: () => client.invalidateQueries({ queryKey: calendarKeys.allCalendars }),
  })
  const isThere = add.isSuccess || (add.isError && failureBehind(add.error) === 'already-exists')
  return (
    <>
      <Button
        size="small"
        aria-label={isThere ? undefined : t`Add ${name}`}
        disabled={isThere}
        isBusy={add.isPending}
        onClick={() => add.mutate()}
      >
        {isThere ? t`Added` : t`Add`}
      </Button>
      {add.isError && !isThere && (
        <p role="alert" className={styles.trouble}>
          {t(explain(failureBehind(add.error)).sentence)}
        </p>
      )}
    </>
  )
}
