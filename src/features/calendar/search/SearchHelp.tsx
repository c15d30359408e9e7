import { useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import {
  searchDetails,
  searchStates,
  type SearchDetail,
  type SearchState,
} from '#domain/search/SearchQuery.ts'
import styles from './SearchDialog.module.css'

// lingui-set comment="Help of the search: what is found by a word such as is:free or has:link that stands before it."

/** Everything by which a search can be narrowed down. */
export function SearchHelp({ id }: { readonly id: string }) {
  const { t } = useLingui()
  return (
    <dl id={id} className={styles.help} aria-label={t`Ways to narrow a search down`}>
      {ways.map(([written, meaning]) => (
        <div key={written}>
          <dt>
            <code dir="ltr">{written}</code>
          </dt>
          <dd>{t(meaning)}</dd>
        </div>
      ))}
    </dl>
  )
}

const states: Readonly<Record<SearchState, MessageDescriptor>> = {
  recurring: msg`it repeats`,
  invitation: msg`somebody else invited you`,
  declined: msg`you declined it`,
  free: msg`it shows you as free`,
  private: msg`it’s private`,
  cancelled: msg`it was cancelled`,
}

const details: Readonly<Record<SearchDetail, MessageDescriptor>> = {
  guests: msg`it has guests`,
  location: msg`it has a place`,
  description: msg`it has a description`,
  link: msg`it has a link`,
  reminder: msg`it has a reminder`,
  attachment: msg`it has an attachment`,
}

const ways: readonly (readonly [written: string, meaning: MessageDescriptor])[] = [
  ['"design review"', msg`these words in this order`],
  ['with:bob', msg`a guest or the organiser`],
  ['at:rosa', msg`the place`],
  ['calendar:work', msg`the name of the calendar`],
  ['on:2027-03-15', msg`on this day; other ways to write a date work too`],
  ['before:"14 july"', msg`before this day`],
  ['after:today', msg`after this day`],
  ...searchStates.map((each) => [`is:${each}`, states[each]] as const),
  ...searchDetails.map((each) => [`has:${each}`, details[each]] as const),
  ['>', msg`what you can do here, with its keys`],
]
