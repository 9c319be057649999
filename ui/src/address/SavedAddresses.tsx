import { useEffect, useEffectEvent, useRef } from 'react'
import { addressSameness, savedToEntry } from '../../../core/domain/address/savedAddress.ts'
import type { DialCode } from '../../../core/domain/phone/dialCodes.ts'
import { useQuery } from '../bridge/core/useQuery.ts'
import { ChoiceList } from '../components/form/ChoiceList.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { addressLines } from './addressLines.ts'
import { AddressSkeleton } from './AddressSkeleton.tsx'
import type { AddressForm } from './useAddressForm.ts'

export interface SavedAddressesProps {
  readonly form: AddressForm
  readonly countries: readonly DialCode[]
  /** The form has been filled with another saved address. */
  readonly onFilled: () => void
  /** The form itself. */
  readonly children: React.ReactNode
}

/**
 * ACC-20, CHK-12: the account's delivery addresses on this site, with which to fill the form. The main one fills a form
 * that is still empty, which is shown once that is known.
 */
export const SavedAddresses = ({ form, countries, onFilled, children }: SavedAddressesProps) => {
  const t = useCopy('addressBook')
  const locale = useShopLocale()
  const asked = useQuery({ name: 'profile', ask: {} }, { noted: 'sideLookup' })
  const book = asked.state === 'answered' ? asked.answer.consumerDetails.address : []
  const saved = book.filter(
    ({ approachType, country }) => approachType === 'S' && countries.some(({ code }) => code === country),
  )
  const entered = addressSameness({ ...form.entry, country: form.country })
  const chosen = saved.find((address) => addressSameness(address) === entered)?.addressId ?? null
  const main = saved.find((entry) => entry.main === true)
  const isOffered = useRef(false)
  const offerMain = useEffectEvent(() => {
    if (isOffered.current || !main) return
    isOffered.current = true
    if (isEmpty(form)) form.change(savedToEntry(main))
  })
  const tellFilled = useEffectEvent(onFilled)
  useEffect(() => offerMain(), [main])
  useEffect(() => {
    if (chosen !== null) tellFilled()
  }, [chosen])
  if (asked.state === 'pending') return <AddressSkeleton />
  if (saved.length === 0) return children
  const choose = (addressId: string) => {
    const address = saved.find((entry) => entry.addressId === addressId)
    form.change(address ? savedToEntry(address) : blank)
  }
  return (
    <>
      <ChoiceList
        label={t.choose()}
        value={chosen ?? another}
        onChange={choose}
        choices={[
          ...saved.map((address) => {
            const [name = '', ...lines] = addressLines(address, locale)
            return { value: address.addressId ?? '', name, detail: lines.join(', ') }
          }),
          { value: another, name: t.another() },
        ]}
      />
      {children}
    </>
  )
}

const another = 'another'
const blank = {
  firstName: '',
  lastName: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  province: '',
  postalCode: '',
}

/** The shopper has typed no address yet: a postal code alone comes from the shipping estimate. */
const isEmpty = ({ entry }: AddressForm): boolean =>
  [entry.firstName, entry.lastName, entry.addressLine1, entry.city].every((text) => (text ?? '').trim() === '')
