import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { MessageLine } from './MessageLine.tsx'
import styles from './Messages.module.css'
import { currentMessages, onMessagesChange } from './messages.ts'
import { messagesRegion } from './messagesPlace.ts'

// lingui-set comment="The region of short messages (“Saved”), named for screen readers."

/**
 * The one place where the application reports what it did. Its live regions are always mounted, because
 * screen readers only watch existing ones.
 */
export function Messages() {
  const { t } = useLingui()
  const messages = useSyncExternalStore(onMessagesChange, currentMessages)
  const lines = (kind: 'done' | 'failed') =>
    messages
      .filter((message) => message.kind === kind)
      .map((message) => <MessageLine key={message.id} message={message} />)
  return (
    // An open dialog hides the page from assistive technology, but not the messages.
    <section
      ref={messagesRegion}
      aria-label={t`Messages`}
      className={styles.messages}
      data-react-aria-top-layer="true"
      data-region="messages"
    >
      {/* A new line is said alone, without those that stay. */}
      <div role="status" aria-atomic={false} className={styles.lines}>
        {lines('done')}
      </div>
      <div role="alert" aria-atomic={false} className={styles.lines}>
        {lines('failed')}
      </div>
    </section>
  )
}
