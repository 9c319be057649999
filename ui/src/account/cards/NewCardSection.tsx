import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Link } from '../../components/basic/Link.tsx'
import type { ConsumerDetails } from '../../../../contracts/api/entities/consumer.ts'
import type { RequestOutcome } from '../../../../contracts/requests.ts'
import { useRequest } from '../../bridge/useRequest.ts'
import { Button } from '../../components/basic/Button.tsx'
import { CheckboxField } from '../../components/form/CheckboxField.tsx'
import { Form } from '../../components/form/Form.tsx'
import { FormRefusal } from '../../components/check/FormRefusal.tsx'
import { SelectField } from '../../components/form/SelectField.tsx'
import { showToast } from '../../state/toastStore.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopPath } from '../../copy/useShopPath.ts'
import { CardFields } from '../../payment/CardFields.tsx'
import { useCardEntry } from '../../payment/useCardEntry.ts'
import type { CardEntryForm } from '../../payment/useCardEntry.ts'
import { useCardText } from '../../payment/useCardEntry.ts'
import { usePage } from '../../components/basic/usePage.ts'
import { ChangeNotice } from '../AccountNotice.tsx'
import { ProfilePart } from '../AccountPart.tsx'

/** ACC-30 */
export const NewCardSection = () => {
  const t = useCopy('savedCards')
  const shopPath = useShopPath()
  usePage(t.add())
  return (
    <>
      <Link className="link" to={shopPath('/account/payment-methods')}>
        {t.back()}
      </Link>
      <h1 className="title">{t.add()}</h1>
      <ProfilePart>{({ consumerDetails }) => <CardEditor details={consumerDetails} />}</ProfilePart>
    </>
  )
}

/** ACC-30, PAY-01, PAY-14, PAY-15: the checkout's card fields; what was typed stays until it is saved. */
const CardEditor = ({ details }: { readonly details: ConsumerDetails }) => {
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
    <Form isNarrow onSubmit={submit}>
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
    </Form>
  )
}

/** PAY-14: errors with their own text; everything else has one sentence (PAY-15). */
const explained: ReadonlySet<string> = new Set(['PYT300', 'FE309', 'PYT406'])

/**
 * PAY-01: a card to save. It goes to the worker only once until the shopper edits it, so that a second press after no
 * answer saves one card.
 */
const useNewCard = () => {
  const fields = useCardEntry()
  const { request, isPending, outcome } = useRequest()
  const handed = useRef<string | null>(null)
  const entry: CardEntryForm = {
    ...fields,
    forgive: (field) => {
      handed.current = null
      fields.forgive(field)
    },
  }
  const save = async (choices: {
    readonly addressId: string | null
    readonly main: boolean
  }): Promise<RequestOutcome> => {
    handed.current ??= (await fields.hand())?.secretRef ?? null
    const saved = await request('addCard', { secretRef: handed.current ?? '', ...choices })
    if (saved._tag !== 'Unreachable') handed.current = null
    if (saved._tag === 'Done') fields.wipe()
    return saved
  }
  return { entry, save, isPending, outcome }
}
