import { useSearchParams } from 'react-router-dom'
import { PlainField } from '../components/field/PlainField.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { usePage } from '../components/basic/usePage.ts'
import { CaseForm, CaseSent, useCaseForm } from './CaseForm.tsx'

/** ORD-11: a claim about an item of an order. The link from an order fills in its number. */
export const WarrantyPage = () => {
  const t = useCopy('service')
  const [params] = useSearchParams()
  const form = useCaseForm('warranty', {
    orderNumber: params.get('order') ?? '',
    productId: '',
    description: '',
    email: '',
  })
  usePage(t.warrantyTitle())
  return (
    <div className="page case-page">
      <h1 className="title">{t.warrantyTitle()}</h1>
      <p className="lede">{t.warrantyDetail()}</p>
      <CaseForm
        form={form}
        onSubmit={form.submit}
        sent={<CaseSent outcome={form.outcome} email={form.entry.email} />}
        send={t.sendCase()}
        names={{ orderNumber: t.orderNumber(), productId: t.product(), description: t.description(), email: t.email() }}
      >
        <PlainField {...form.field('orderNumber')} label={t.orderNumber()} hasFigures autoComplete="off" />
        <PlainField {...form.field('productId')} label={t.product()} help={t.productHelp()} autoComplete="off" />
        <PlainField {...form.field('description')} rows={6} label={t.description()} />
        <PlainField {...form.field('email')} label={t.email()} type="email" autoComplete="email" />
      </CaseForm>
    </div>
  )
}
