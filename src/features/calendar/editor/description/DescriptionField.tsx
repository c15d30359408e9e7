import { useState } from 'react'
import { lazyComponent } from '../../../../ui/loading/lazyComponent.tsx'
import type { DescriptionFieldProps, StyledDescriptionFieldProps } from './DescriptionFieldProps.ts'
import { PlainDescriptionField } from './PlainDescriptionField.tsx'
import { useFirstFormat } from './useFirstFormat.ts'

/** What is written about an event. A plain text is typed into a plain field; an editor comes with formatting. */
export function DescriptionField(props: DescriptionFieldProps) {
  const { first, begin, onTyped } = useFirstFormat(StyledDescriptionField.load)
  const [wasStyled, setWasStyled] = useState(false)
  const isStyled = wasStyled || props.html !== '' || first !== null
  // A field that is typed into is not replaced by another.
  if (isStyled && !wasStyled) setWasStyled(true)
  return isStyled ? (
    <StyledDescriptionField
      key={first === null ? 'stored' : 'begun'}
      {...props}
      first={first}
      onFormat={begin}
    />
  ) : (
    <PlainDescriptionField
      {...props}
      onFocus={StyledDescriptionField.preload}
      onFormat={begin}
      onTyped={onTyped}
    />
  )
}

const StyledDescriptionField = lazyComponent(
  async () => (await import('./StyledDescriptionField.tsx')).StyledDescriptionField,
  (props: StyledDescriptionFieldProps) => <PlainDescriptionField {...props} isWaiting />,
)
