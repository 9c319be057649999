import type { OperatorGoods } from '../../../contracts/api/operator/operatorGoods.ts'
import { languageNames } from './goodsText.ts'

type Props = { readonly product: OperatorGoods }

/** OPR-15: what the catalogue says of a product; its words are changed by an import. */
export const GoodsDetails = ({ product: { productId, slug, isSold, categories, texts, colours, sizes } }: Props) => (
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
      <dd>{categories.join(', ')}</dd>
      <dt>Colours</dt>
      <dd>{colours.map(({ name, code }) => `${name} (${code})`).join(', ')}</dd>
      <dt>Sizes</dt>
      <dd>{sizes.map(({ label }) => label).join(', ')}</dd>
    </dl>
    {texts.map(({ language, name, kind, summary, description, details }) => (
      <details key={language} className="goods-words">
        <summary>
          {languageNames[language]}: <span lang={language}>{name}</span>
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
  </section>
)
