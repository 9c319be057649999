import type { Product } from '../../../contracts/api/entities/catalogue.ts'
import { weightIn } from '../../../core/domain/product/weightIn.ts'
import { useCopy } from '../copy/useCopy.ts'
import './FieldNotes.css'

/** Its material, its origin, and its weight. A detail reads "Name: value". */
export const FieldNotes = ({ product }: { readonly product: Product }) => {
  const t = useCopy('product')
  const rows = [
    ...(product.weightGrams > 0
      ? [[t.weight(), t.measured(weightIn(product.weightGrams, product.price.currency))] as const]
      : []),
    ...product.details.map(nameAndValue),
    [t.madeFor(), t.audience({ audience: product.audience })] as const,
    [t.number(), product.masterId] as const,
  ]
  return (
    <section className="notes">
      <div>
        <h2 className="heading">{t.seeNotes()}</h2>
        <div className="prose notes-prose">
          {product.description.split(/\n+/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <dl className="notes-table">
        {rows.map(([name, value]) => (
          <div key={name + value}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const nameAndValue = (detail: string): readonly [string, string] => {
  const end = detail.indexOf(':')
  const value = detail.slice(end + 1).trim()
  return end < 0 ? ['', detail] : [detail.slice(0, end).trim(), value.charAt(0).toUpperCase() + value.slice(1)]
}
