import { useSearchParams } from 'react-router-dom'
import { PlainField } from '../components/PlainField.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { usePage } from '../shell/usePage.ts'
import { CaseFrame } from './CaseFrame.tsx'
import { useCaseForm } from './useCaseForm.ts'

/** ORD-11: something of an order broke. Whoever comes from the order finds its number filled in. */
export function WarrantyPage() {
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
      <CaseFrame
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
      </CaseFrame>
    </div>
  )
}
