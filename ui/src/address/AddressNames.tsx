import { straightApostrophes } from '../../../core/domain/address/tidyAddress.ts'
import { AddressText } from './AddressText.tsx'
import type { AddressTextProps } from './AddressText.tsx'

/** Whose address it is, or who collects. */
export function AddressNames(props: Pick<AddressTextProps, 'form' | 'section'>) {
  return (
    <>
      <AddressText
        {...props}
        field="firstName"
        width="half"
        autoComplete={`${props.section} given-name`}
        asTyped={straightApostrophes}
      />
      <AddressText
        {...props}
        field="lastName"
        width="half"
        autoComplete={`${props.section} family-name`}
        asTyped={straightApostrophes}
      />
    </>
  )
}
