import type { ModeratedItem } from '../../../contracts/api/operator/moderatedItem.ts'
import { timeText } from '../parts/timeText.ts'
import { languageText } from '../content/documentText.ts'
import { dateText, decisionText, fitNames, reportText } from './moderationText.ts'
import { Stars } from './Stars.tsx'

/** OPR-12: what was sent, as it would stand on the page, and what about. */
export const ItemDetails = ({ item }: { readonly item: ModeratedItem }) => (
  <>
    {item.reports > 0 && (
      <section className="item-part">
        <h3>{reportText(item.reports)}</h3>
        <ul className="item-list">
          {item.reasons.map((reason, n) => (
            <li key={`${n} ${reason}`}>{reason}</li>
          ))}
          {item.reasons.length < item.reports && <li className="item-soft">Without a reason</li>}
        </ul>
      </section>
    )}
    {isInForm(item) || <SentText item={item} />}
    <section className="item-part">
      <h3>About</h3>
      <dl className="item-facts">
        <dt>Product</dt>
        <dd>
          {item.products.length === 0 && 'None'}
          {item.products.map(({ productId, name, path }) => (
            <span key={productId} className="item-product">
              {path === null ? (
                `${name}, no longer sold`
              ) : (
                <a href={path} target="_blank" rel="noreferrer">
                  {name}
                </a>
              )}
            </span>
          ))}
        </dd>
        <dt>Author</dt>
        <dd>{item.author}</dd>
        <dt>Sent</dt>
        <dd>{dateText(item.date)}</dd>
        <dt>Language</dt>
        <dd>{languageText(item.language)}</dd>
      </dl>
    </section>
  </>
)

/** A question that waits stands above its answer. */
const isInForm = ({ kind, state }: ModeratedItem): boolean => kind === 'questions' && state === 'waiting'

const SentText = ({ item }: { readonly item: ModeratedItem }) => (
  <section className="item-part">
    {item.stars !== undefined && <Stars stars={item.stars} />}
    {item.title !== undefined && <h3>{item.title}</h3>}
    <p className="item-words" lang={item.language}>
      {item.text}
    </p>
    {item.fit && <p className="item-soft">{fitNames[item.fit]}</p>}
    {item.answer && item.state !== 'waiting' && (
      <blockquote className="item-words">
        {item.answer.text}
        <br />
        <span className="item-soft">{item.answer.by}</span>
      </blockquote>
    )}
    {item.photos.length > 0 && (
      <div className="item-photos">
        {item.photos.map(({ url, width, height }, n) => (
          <a key={url} href={url} target="_blank" rel="noreferrer">
            <img
              className="item-photo"
              src={url}
              width={width}
              height={height}
              alt={`Photo ${n + 1} of ${item.photos.length}, opens in full size`}
            />
          </a>
        ))}
      </div>
    )}
  </section>
)

/** OPR-12: what was decided, from the audit trail. */
export const Decisions = ({ item: { decisions } }: { readonly item: ModeratedItem }) =>
  decisions.length > 0 && (
    <section className="item-part">
      <h3>Decisions</h3>
      <ol className="item-list">
        {decisions.map((decision) => (
          <li key={`${decision.at} ${decision.from} ${decision.to}`}>
            {decisionText(decision)}
            <br />
            <span className="item-soft">
              {timeText(decision.at)}
              {decision.reason === null ? '' : `: ${decision.reason}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
