import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useApi } from '../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { sendHandover } from '../data/accountRequests.ts'
import page from './AccountPage.module.css'
import { HandoverDialog } from './HandoverDialog.tsx'

// lingui-set comment="For administrators: the calendars of somebody who left the organisation are given to somebody else."

/** Where an administrator hands the calendars of people who left to somebody else (ID-25). */
export function HandoverForm() {
  const { t } = useLingui()
  const api = useApi()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const handover = useMutation({ mutationFn: () => sendHandover(api, from.trim(), to.trim()) })
  const isSame = from.trim() !== '' && from.trim().toLowerCase() === to.trim().toLowerCase()
  const isComplete = from.includes('@') && to.includes('@') && !isSame

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    handover.reset()
    setIsAsking(isComplete)
  }

  function onHandOver() {
    setIsAsking(false)
    handover.mutate()
  }

  return (
    <section className={page.section} aria-label={t`Calendars of people who left`}>
      <h2>
        <Trans>Calendars of people who left</Trans>
      </h2>
      <p>
        <Trans>
          Give the calendars of someone who left to someone else in your organisation. The account of the
          person who left is blocked.
        </Trans>
      </p>
      <form className={page.questions} noValidate aria-label={t`Hand over calendars`} onSubmit={onSubmit}>
        <TextField label={t`Who left`} type="email" autoComplete="off" value={from} onChange={setFrom} />
        <TextField
          label={t`Who gets the calendars`}
          type="email"
          autoComplete="off"
          value={to}
          error={isSame ? t`Enter somebody else.` : undefined}
          onChange={setTo}
        />
        <div className={page.actions}>
          <Button type="submit" isBusy={handover.isPending} disabled={!isComplete}>
            <Trans>Hand over</Trans>
          </Button>
        </div>
      </form>
      <Outcome handover={handover} />
      {isAsking && (
        <HandoverDialog
          from={from.trim()}
          to={to.trim()}
          onHandOver={onHandOver}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  )
}

type OutcomeProps = {
  readonly handover: {
    readonly data: { readonly calendars: number; readonly meetings: number } | undefined
    readonly error: Error | null
  }
}

/** What became of it, in a sentence. */
function Outcome({ handover: { data, error } }: OutcomeProps) {
  const { t } = useLingui()
  if (error !== null) {
    const failure = failureBehind(error)
    const sentences: Readonly<Record<string, string>> = {
      'not-found': t`Nobody here has one of these addresses. Nothing was changed.`,
      forbidden: t`Calendars go to somebody of the same organisation whose account isn’t blocked. Your own, and those of the last administrator, can’t be handed over.`,
      'quota-exceeded': t`The person who gets the calendars has no room for them.`,
    }
    return (
      <p role="alert" className={page.trouble}>
        {sentences[failure] ?? t(explain(failure).sentence)}
      </p>
    )
  }
  if (data === undefined) return null
  const { calendars, meetings } = data
  return (
    <p role="status">
      <Plural
        value={calendars}
        _0="There was nothing to hand over."
        one="# calendar was handed over."
        other="# calendars were handed over."
      />{' '}
      {meetings > 0 && (
        <Plural
          value={meetings}
          one="The guests of # coming meeting are told."
          other="The guests of # coming meetings are told."
        />
      )}
    </p>
  )
}
