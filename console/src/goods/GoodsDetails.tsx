import type { ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
import { languageNames } from '../../../contracts/api/operator/operatorGoods.ts'
import type { OperatorGoods } from '../../../contracts/api/operator/operatorGoods.ts'
import type { Settle } from '../api/useOutcome.ts'

const CategoriesForm = lazy(() => import('./CategoriesForm.tsx').then((file) => ({ default: file.CategoriesForm })))
const TextsForm = lazy(() => import('./TextsForm.tsx').then((file) => ({ default: file.TextsForm })))

type Props = { readonly product: OperatorGoods; readonly onSettled: Settle }

/** OPR-15, OPR-61, OPR-62: what the catalogue says of a product. The forms that change it are loaded when they are opened. */
export const GoodsDetails = ({ product, onSettled }: Props) => {
  const { productId, slug, isSold, categories, texts, colours, sizes } = product
  return (
    <section className="goods-part" aria-label="In the catalogue">
      <h3>In the catalogue</h3>
      <dl className="goods-facts">
        <dt>Product id</dt>
        <dd>{productId}</dd>
        <dt>Address</dt>
        <dd>
          {isSold ? (
            <a href={`/en-us/p/${slug}-${productId}`} target="_blank" rel="noreferrer">
              {slug}
            </a>
          ) : (
            slug
          )}
        </dd>
        <dt>Categories</dt>
        <dd>{categories.map(({ name }) => name).join(', ')}</dd>
        <dt>Colours</dt>
        <dd>{colours.map(({ name, code }) => `${name} (${code})`).join(', ')}</dd>
        <dt>Sizes</dt>
        <dd>{sizes.map(({ label }) => label).join(', ')}</dd>
      </dl>
      {texts.map(({ language, name, kind, summary, description, details }) => (
        <details key={language} className="goods-words">
          <summary>
            {languageNames[language]}: {name === '' ? 'the English name' : <span lang={language}>{name}</span>}
          </summary>
          <div lang={language}>
            <p>{kind}</p>
            <p>{summary}</p>
            <p>{description}</p>
            {details.length > 0 && (
              <ul>
                {details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            )}
          </div>
        </details>
      ))}
      <Opened name="texts" onSettled={onSettled}>
        {(settle) => <TextsForm product={product} onSettled={settle} />}
      </Opened>
      <Opened name="categories" onSettled={onSettled}>
        {(settle) => <CategoriesForm product={product} onSettled={settle} />}
      </Opened>
    </section>
  )
}

type OpenedProps = {
  readonly name: string
  readonly onSettled: Settle
  readonly children: (settle: Settle) => ReactNode
}

/** A form behind a button, closed when it has saved. What was typed is still there when it is opened again. */
const Opened = ({ name, onSettled, children }: OpenedProps) => {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const settle: Settle = async (answer, done) => {
    if (answer._tag === 'Answer') setOpen(false)
    await onSettled(answer, done)
  }
  return (
    <>
      <button
        type="button"
        className="press press-second goods-choose"
        aria-expanded={isOpen === true}
        onClick={() => setOpen(isOpen !== true)}
      >
        {isOpen ? `Close ${name}` : `Change ${name}`}
      </button>
      {isOpen !== null && (
        <div hidden={!isOpen}>
          <Suspense fallback={null}>{children(settle)}</Suspense>
        </div>
      )}
    </>
  )
}
