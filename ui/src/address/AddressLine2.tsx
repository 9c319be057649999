import { useEffect, useState } from 'react'
import { Button } from '../components/Button.tsx'
import { focusField } from '../components/focusField.ts'
import { useCopy } from '../copy/useCopy.ts'
import { AddressText } from './AddressText.tsx'
import type { AddressForm } from './useAddressForm.ts'

/** The rarely used second line opens on request; one that gets something into it opens by itself. */
export function AddressLine2({
  form,
  section,
}: {
  readonly form: AddressForm
  readonly section: 'shipping' | 'billing'
}) {
  const t = useCopy('checkout')
  const [isOpen, setOpen] = useState((form.entry.addressLine2 ?? '') !== '')
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (isAsked) focusField(`${section}-addressLine2`)
  }, [isAsked, section])
  if (!isOpen && (form.entry.addressLine2 ?? '') !== '') setOpen(true)
  if (isOpen)
    return (
      <AddressText
        form={form}
        section={section}
        field="addressLine2"
        isOptional
        autoComplete={`${section} address-line2`}
      />
    )
  return (
    <p className="form-more">
      <Button
        kind="link"
        onPress={() => {
          setOpen(true)
          setAsked(true)
        }}
      >
        {t.addAddressLine2()}
      </Button>
    </p>
  )
}
