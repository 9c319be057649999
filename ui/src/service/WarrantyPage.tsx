import { useSearchParams } from 'react-router-dom'
import { PlainField } from '../components/field/PlainField.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { usePage } from '../components/basic/usePage.ts'
import { CaseForm, useCaseForm } from './CaseForm.tsx'

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
  const { entry, enter, errorAt } = form
  usePage(t.warrantyTitle())
  return (
    <div className="page case-page">
      <h1 className="title">{t.warrantyTitle()}</h1>
      <p className="lede">{t.warrantyDetail()}</p>
      <CaseForm
        form={form}
        email={entry.email}
        send={t.sendCase()}
        names={{ orderNumber: t.orderNumber(), productId: t.product(), description: t.description(), email: t.email() }}
      >
        <PlainField
          id="case-orderNumber"
          label={t.orderNumber()}
          hasFigures
          autoComplete="off"
          value={entry.orderNumber}
          onChange={(orderNumber) => enter({ orderNumber })}
          error={errorAt('orderNumber')}
        />
        <PlainField
          id="case-productId"
          label={t.product()}
          help={t.productHelp()}
          autoComplete="off"
          value={entry.productId}
          onChange={(productId) => enter({ productId })}
          error={errorAt('productId')}
        />
        <PlainField
          rows={6}
          id="case-description"
          label={t.description()}
          value={entry.description}
          onChange={(description) => enter({ description })}
          error={errorAt('description')}
        />
        <PlainField
          id="case-email"
          label={t.email()}
          type="email"
          autoComplete="email"
          value={entry.email}
          onChange={(email) => enter({ email })}
          error={errorAt('email')}
        />
      </CaseForm>
    </div>
  )
}
