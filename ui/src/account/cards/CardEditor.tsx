import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ConsumerDetails } from '../../../../contracts/api/consumer.ts'
import { Button } from '../../components/Button.tsx'
import { CheckboxField } from '../../components/CheckboxField.tsx'
import { FormRefusal } from '../../components/FormRefusal.tsx'
import { SelectField } from '../../components/SelectField.tsx'
import { showToast } from '../../components/toastStore.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopPath } from '../../locale/useShopPath.ts'
import { CardFields } from '../../payment/CardFields.tsx'
import { useCardText } from '../../payment/useCardText.ts'
import { ChangeNotice } from '../ChangeNotice.tsx'
import { useNewCard } from './useNewCard.ts'
import '../../checkout/CheckoutForm.css'

/** ACC-30, PAY-01, PAY-14, PAY-15: the checkout's card fields; what was typed stays until it is saved. */
export function CardEditor({ details }: { readonly details: ConsumerDetails }) {
  const t = useCopy('savedCards')
  const shopPath = useShopPath()
  const navigate = useNavigate()
  const billing = details.address.filter(({ approachType }) => approachType === 'B')
  const { entry, save, isPending, outcome } = useNewCard()
  const { failing } = useCardText(entry)
  const [turn, setTurn] = useState(0)
  const [isMain, setMain] = useState(false)
  const [addressId, setAddressId] = useState(billing.find(({ main }) => main === true)?.addressId ?? '')
  const submit = async () => {
    if (!entry.check()) return setTurn((so) => so + 1)
    const saved = await save({ addressId: addressId === '' ? null : addressId, main: isMain })
    if (saved._tag === 'Refused' && !explained.has(saved.errorId))
      return showToast({ title: t.notSaved(), detail: t.checkDetails(), kind: 'refusal', isSticky: true })
    if (saved._tag !== 'Done') return
    showToast({ title: t.saved() })
    void navigate(shopPath('/account/payment-methods'))
  }
  return (
    <form
      className="checkout-form account-editor"
      noValidate
      onSubmit={(event) => (event.preventDefault(), void submit())}
    >
      {turn > 0 && <FormRefusal fields={failing} focusTurn={turn} />}
      <CardFields card={entry} holder={[details.firstName, details.lastName].filter(Boolean).join(' ')} />
      {billing.length > 0 && (
        <SelectField
          label={t.billingAddress()}
          placeholder={t.noAddress()}
          options={billing.map((address) => ({
            value: address.addressId ?? '',
            name: [address.addressLine1, address.city].filter(Boolean).join(', '),
          }))}
          value={addressId}
          onChange={setAddressId}
        />
      )}
      <CheckboxField isSelected={isMain} onChange={setMain}>
        {t.asMain()}
      </CheckboxField>
      <ChangeNotice outcome={outcome?._tag === 'Refused' && !explained.has(outcome.errorId) ? null : outcome} />
      <div>
        <Button kind="primary" type="submit" isPending={isPending}>
          {t.save()}
        </Button>
      </div>
    </form>
  )
}

/** PAY-14: what the shop says in words of its own; for everything else there is one sentence (PAY-15). */
const explained: ReadonlySet<string> = new Set(['PYT300', 'FE309', 'PYT406'])
