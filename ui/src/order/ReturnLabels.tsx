import type { PlacedOrder } from '../../../contracts/views/orderView.ts'
import { useCopy } from '../copy/useCopy.ts'

/** ORD-07: the labels there are; each is a file of this shop's. */
export function ReturnLabels({ returns }: Pick<PlacedOrder, 'returns'>) {
  const t = useCopy('purchase')
  if (returns.length === 0) return null
  return (
    <section className="return-labels" aria-label={t.labels()}>
      <h2 className="subheading">{t.labels()}</h2>
      <ul>
        {returns.map(({ labelUrl, items }, index) => (
          <li key={labelUrl}>
            <a className="link" href={labelUrl} download>
              {t.label({ place: index + 1, count: items.reduce((sum, { qty }) => sum + qty, 0) })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
