import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Link } from '../../components/basic/Link.tsx'
import type { Address } from '../../../../contracts/api/entities/address.ts'
import type { ConsumerDetails } from '../../../../contracts/api/entities/consumer.ts'
import { savedToEntry } from '../../../../core/domain/address/savedAddress.ts'
import { allLocales, locales } from '../../../../core/domain/locale/locales.ts'
import type { DialCode } from '../../../../core/domain/phone/dialCodes.ts'
import { AddressFields } from '../../address/AddressFields.tsx'
import { countryName } from '../../address/countryName.ts'
import { useAddressForm } from '../../address/useAddressForm.ts'
import { useAddressText } from '../../address/useAddressText.ts'
import { useCountries } from '../../address/useCountries.ts'
import { unkept } from '../../address/useKept.ts'
import { useRequest } from '../../bridge/useRequest.ts'
import { Button } from '../../components/basic/Button.tsx'
import { CheckboxField } from '../../components/form/CheckboxField.tsx'
import { Form } from '../../components/form/Form.tsx'
import { FormRefusal } from '../../components/check/FormRefusal.tsx'
import { showToast } from '../../state/toastStore.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopPath } from '../../copy/useShopPath.ts'
import { usePage } from '../../components/basic/usePage.ts'
import { ChangeNotice } from '../AccountNotice.tsx'
import { ProfilePart } from '../AccountPart.tsx'

/** ACC-23, ACC-24: one address, to be added (null) or changed. */
export const AddressSection = ({ addressId }: { readonly addressId: string | null }) => {
  const t = useCopy('addressBook')
  const shopPath = useShopPath()
  const [params] = useSearchParams()
  const type = params.get('type') === 'B' ? 'B' : 'S'
  const title = addressId === null ? t.add({ type }) : t.changeTitle()
  usePage(title)
  return (
    <>
      <Link className="link" to={shopPath('/account/addresses')}>
        {t.back()}
      </Link>
      <h1 className="title">{title}</h1>
      <ProfilePart>
        {({ consumerDetails }) => {
          const known = consumerDetails.address.find((entry) => entry.addressId === addressId)
          if (addressId !== null && !known) return <p className="lede">{t.gone()}</p>
          return <AddressEditor type={known?.approachType ?? type} known={known ?? null} details={consumerDetails} />
        }}
      </ProfilePart>
    </>
  )
}

interface AddressEditorProps {
  readonly type: 'S' | 'B'
  readonly known: Address | null
  readonly details: ConsumerDetails
}

/** ACC-21…25: the checkout's address form; a new address starts with what the account knows about its owner. */
const AddressEditor = ({ type, known, details }: AddressEditorProps) => {
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
  const { request, isPending, outcome } = useRequest()
  const submit = async () => {
    const entry = form.submit()
    if (entry === null) return setTurn((so) => so + 1)
    const address: Address = { ...entry, approachType: type, ...(isMain ? { main: true } : {}) }
    const saved =
      known?.addressId === undefined
        ? await request('addAddress', { address })
        : await request('changeAddress', { addressId: known.addressId, address })
    if (saved._tag !== 'Done') return
    showToast({ title: t.saved() })
    void navigate(shopPath('/account/addresses'))
  }
  return (
    <Form isNarrow onSubmit={submit}>
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
    </Form>
  )
}

/** The countries of this site, and that of an address which was saved on another one. */
const useBookCountries = (known: Address | null): readonly DialCode[] => {
  const locale = useShopLocale()
  const countries = useCountries()
  const code = known?.country
  if (code === undefined || countries.some((entry) => entry.code === code)) return countries
  const home = allLocales.find((each) => locales[each].country === code)
  return home === undefined
    ? countries
    : [...countries, { code, name: countryName(code, locale), dialCode: locales[home].dialCode }]
}
