import type { OperatorGoods } from '../../../contracts/api/operator/operatorGoods.ts'
import { capital } from '../parts/capital.ts'
import { timeText } from '../parts/timeText.ts'
import { changeTexts, languageNames } from './goodsText.ts'

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

/** OPR-19: who changed what, the latest first. */
export const GoodsHistory = ({ product: { changes } }: Props) =>
  changes.length === 0 ? null : (
    <section className="goods-part" aria-label="History">
      <h3>History</h3>
      <ol className="goods-history">
        {changes.map((change) => (
          <li key={change.id}>
            {changeTexts(change).map((sentence) => (
              <p key={sentence}>{capital(sentence)}</p>
            ))}
            <p className="goods-soft">
              {change.by ?? 'A command on the server'}, {timeText(change.at)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
