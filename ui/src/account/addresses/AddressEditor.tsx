import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Address } from '../../../../contracts/api/address.ts'
import type { ConsumerDetails } from '../../../../contracts/api/consumer.ts'
import { locales } from '../../../../core/domain/locale/locales.ts'
import { AddressFields } from '../../address/AddressFields.tsx'
import { savedToEntry } from '../../../../core/domain/address/savedToEntry.ts'
import { useAddressForm } from '../../address/useAddressForm.ts'
import { useAddressText } from '../../address/useAddressText.ts'
import { unkept } from '../../address/useKept.ts'
import { Button } from '../../components/Button.tsx'
import { CheckboxField } from '../../components/CheckboxField.tsx'
import { FormRefusal } from '../../components/FormRefusal.tsx'
import { showToast } from '../../components/toastStore.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useShopPath } from '../../locale/useShopPath.ts'
import { ChangeNotice } from '../ChangeNotice.tsx'
import { useAccountChange } from '../useAccountChange.ts'
import { useBookCountries } from './useBookCountries.ts'
import '../../checkout/CheckoutForm.css'

interface AddressEditorProps {
  readonly type: 'S' | 'B'
  readonly known: Address | null
  readonly details: ConsumerDetails
}

/** ACC-21…25: the checkout's address form; a new one begins with what the account knows of its owner. */
export function AddressEditor({ type, known, details }: AddressEditorProps) {
  const t = useCopy('addressBook')
  const locale = useShopLocale()
  const shopPath = useShopPath()
  const navigate = useNavigate()
  const countries = useBookCountries(known)
  const section = type === 'S' ? 'shipping' : 'billing'
  const { email, firstName = '', lastName = '' } = details
  const form = useAddressForm(
    unkept,
    known ? savedToEntry(known) : { email, firstName, lastName },
    countries,
    locales[locale].country,
    null,
  )
  const { failing } = useAddressText(form, section)
  const [turn, setTurn] = useState(0)
  const isAlone = !details.address.some((entry) => entry.approachType === type && entry.addressId !== known?.addressId)
  const [isMain, setMain] = useState(false)
  const { change, isPending, outcome } = useAccountChange()
  const submit = async () => {
    const entry = form.submit()
    if (entry === null) return setTurn((so) => so + 1)
    const address: Address = { ...entry, approachType: type, ...(isMain ? { main: true } : {}) }
    const wanted =
      known?.addressId === undefined
        ? ({ _tag: 'AddAddress', address } as const)
        : ({ _tag: 'ChangeAddress', addressId: known.addressId, address } as const)
    if ((await change(wanted))._tag !== 'Done') return
    showToast({ title: t.saved() })
    void navigate(shopPath('/account/addresses'))
  }
  return (
    <form
      className="checkout-form account-editor"
      noValidate
      onSubmit={(event) => (event.preventDefault(), void submit())}
    >
      {turn > 0 && <FormRefusal fields={failing} focusTurn={turn} />}
      <AddressFields form={form} countries={countries} section={section} hasContact />
      {!isAlone && known?.main !== true && (
        <CheckboxField isSelected={isMain} onChange={setMain}>
          {t.asMain({ type })}
        </CheckboxField>
      )}
      <ChangeNotice outcome={outcome} />
      <div>
        <Button kind="primary" type="submit" isPending={isPending}>
          {t.save()}
        </Button>
      </div>
    </form>
  )
}
