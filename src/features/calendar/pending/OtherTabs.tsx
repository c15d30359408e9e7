import { Plural } from '@lingui/react/macro'

/** Changes that another tab will send. */
export function OtherTabs({ count }: { readonly count: number }) {
  return (
    <p>
      <Plural
        value={count}
        one="Another tab has a change that isn’t saved yet. It’s sent from there."
        other="Other tabs have # changes that aren’t saved yet. They’re sent from there."
      />
    </p>
  )
}
