import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useGo } from '../../../navigation/useGo.ts'
import { usePath } from '../../../navigation/usePath.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import styles from './DraftOffer.module.css'
import { discardDraft, offerInForm, openDraft } from './foldDraft.ts'
import { draftSentence } from './draftSentence.ts'
import { storedDrafts } from './storedDrafts.ts'

// lingui-set comment="An event that somebody began to type and left: it can be opened again."

type DraftOfferProps = {
  readonly subject: string
  /** The draft that is being typed, which is not offered. */
  readonly except?: string
}

/**
 * Offers an earlier draft about the same subject. It never replaces the current fields without being asked. Its message
 * would say the same, over the form, and is away meanwhile.
 */
export function DraftOffer({ subject, except }: DraftOfferProps) {
  const { t } = useLingui()
  const path = usePath()
  const [drafts, setDrafts] = useState(() => storedDrafts(sessionStorage))
  const draft = drafts.find((each) => each.subject === subject && each.id !== except)
  const offered = draft?.id
  const go = useGo()
  useEffect(() => (offered === undefined ? undefined : offerInForm(offered, go)), [offered, go])
  if (!draft) return null

  function onDiscard(id: string) {
    discardDraft(id)
    setDrafts(storedDrafts(sessionStorage))
  }

  return (
    <div role="group" aria-label={t`Draft`} className={styles.offer}>
      <p>{draftSentence(draft)}</p>
      <div className={styles.ways}>
        <Button size="small" onClick={() => openDraft(draft.id, path)}>
          <Trans>Open draft</Trans>
        </Button>
        <Button size="small" onClick={() => onDiscard(draft.id)}>
          <Trans>Discard draft</Trans>
        </Button>
      </div>
    </div>
  )
}
